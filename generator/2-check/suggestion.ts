import { nearest } from '../diagnostics/diagnostic.ts';

/** 'Did you mean …?' where a name is near enough, otherwise the names that exist. */
export function suggestion(found: string, known: readonly string[], noun: string): string {
  const near = nearest(found, known);
  return near ? `Did you mean '${near}'?` : `The ${noun} are ${known.join(', ')}.`;
}
