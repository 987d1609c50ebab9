import type pc from 'picocolors';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';

export type Paint = ReturnType<typeof pc.createColors>;

/** `3 errors`, `1 error`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}

/** `content/site.ts:3:9 › defaultLocale`, as far as it is known. */
export function placeOf({ file, line, column, dataPath }: Partial<Place> & { readonly dataPath?: readonly string[] | undefined }): string {
  if (!file) return '';
  const at = line ? `:${line}${column ? `:${column}` : ''}` : '';
  return `${file}${at}${dataPath?.length ? ` › ${dataPath.join('.')}` : ''}`;
}

/** A diagnostic as one paragraph: message, found, expected, hint. */
export function asParagraph({ message, found, expected, hint }: Diagnostic): string {
  const isClear = expected === undefined || expected.length > 80 || message.includes(expected) || hint?.includes(expected);
  const fields = isClear ? [] : [...(found === undefined || message.includes(found) ? [] : [`Found: ${found}.`]), `Expected: ${expected}.`];
  return [message, ...fields, hint].filter(Boolean).join(' ');
}
