import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import { parseLocale } from '../model/locale.ts';
import { causeOfCountry } from './missing-countries.ts';
import { unknownName } from './unknown-name.ts';

/** The cause of every finding about a language that languages.ts does not list. */
export const causeOfLanguage = (language: string): string => `language ${language}`;

/** Returns the cause for a locale: its language is not listed, or its country has no file. Empty otherwise. */
export function causeOfLocale(
  locale: string,
  { languages, countries }: Pick<SharedContent, 'languages' | 'countries'>,
): Pick<Diagnostic, 'cause'> {
  const { language, country } = parseLocale(locale) ?? {};
  if (language !== undefined && !Object.hasOwn(languages.value, language)) return { cause: causeOfLanguage(language) };
  return country === undefined || countries.has(country) ? {} : { cause: causeOfCountry(country) };
}

/** Reports a language that languages.ts does not list; `use` is the beginning of the sentence. */
export function unknownLanguage(
  language: string,
  {
    languages,
    use,
    ...place
  }: { readonly languages: SharedContent['languages']; readonly use: string; readonly isKey?: true } & Pick<
    Diagnostic,
    'file' | 'dataPath'
  >,
): Diagnostic[] {
  const [among, cause] = [Object.keys(languages.value), causeOfLanguage(language)];
  return unknownName('WL1007', { ...place, name: language, among, noun: 'languages', cause }, [
    `${use}, which languages.ts does not list.`,
  ]);
}
