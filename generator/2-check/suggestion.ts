import { nearest } from '../diagnostics/diagnostic.ts';

/** More names than this are a list that nobody reads. */
const most = 16;

/** 'Did you mean …?' where a name is near enough, otherwise the names that exist. */
export function suggestion(found: string, known: readonly string[], noun: string): string {
  // `cloud` for `service.cloud`: the right name with its first part forgotten.
  const near = nearest(found, known) ?? known.find((name) => name.endsWith(`.${found}`));
  if (near) return `Did you mean '${near}'?`;
  const rest = known.length - most;
  return `The ${noun} are ${known.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
