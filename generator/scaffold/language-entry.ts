import { englishName } from '../model/language-name.ts';
import { quoted } from '../typescript/quoted.ts';

/** The entry of a language in `languages.ts`, with its English and its native name (CLDR): `de: { name: 'German', nativeName: 'Deutsch' }`. */
export function languageEntry(tag: string): string {
  const nativeName = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const capitalised = `${nativeName.charAt(0).toLocaleUpperCase(tag)}${nativeName.slice(1)}`;
  return `${keyOf(tag)}: { name: ${quoted(englishName(tag))}, nativeName: ${quoted(capitalised)} }`;
}

export const gapsOf = (names: readonly string[], source: string): string =>
  names.map((name) => `${keyOf(name)}: fallback('${source}')`).join(', ');

/** A name as a key of an object: in quotation marks if it needs them. */
export const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);
