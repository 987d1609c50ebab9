import type { Place } from '../diagnostics/diagnostic.ts';

/** `3 errors`, `1 error`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `content/site.ts:3:9 › defaultLocale`, as far as it is known. */
export function placeOf({ file, line, column, dataPath }: Partial<Place> & { readonly dataPath?: readonly string[] }): string {
  if (!file) return '';
  const at = line ? `:${line}${column ? `:${column}` : ''}` : '';
  return `${file}${at}${dataPath?.length ? ` › ${dataPath.join('.')}` : ''}`;
}
