import { englishName, nativeName } from '../model/language-name.ts';
import { quoted } from '../typescript/quoted.ts';

/** The entry of a language in `languages.ts`, with its English and its native name (CLDR): `de: { name: 'German', nativeName: 'Deutsch' }`. */
export function languageEntry(tag: string): string {
  return `${keyOf(tag)}: { name: ${quoted(englishName(tag))}, nativeName: ${quoted(nativeName(tag) ?? englishName(tag))} }`;
}

export const gapsOf = (names: readonly string[], source: string): string =>
  names.map((name) => `${keyOf(name)}: fallback('${source}')`).join(', ');

/** A name as a key of an object: in quotation marks if it needs them. */
export const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);
