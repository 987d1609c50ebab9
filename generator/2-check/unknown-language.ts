import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import { canonicalTag } from '../model/language-tag.ts';
import { parseLocale } from '../model/locale.ts';
import { causeOfCountry } from './missing-countries.ts';
import { unknownName } from './unknown-name.ts';

type Languages = Pick<SharedContent, 'languages' | 'dictionaries'>;

/** Whether a name in languages.ts is not a language tag (WL1042). */
export const isNoTag = (name: string): boolean => canonicalTag(name) !== name;

/** The languages of dictionaries that languages.ts does not list. */
export const unlistedIn = ({ languages, dictionaries }: Languages): string[] =>
  [...dictionaries.keys()].filter((language) => !Object.hasOwn(languages.value, language));

/** The name in languages.ts that is likely mistyped: it is not a tag, or it alone has no dictionary, and one other language has. */
export function mistypedIn(content: Languages): string | undefined {
  const names = Object.keys(content.languages.value);
  const without = names.filter((name) => !content.dictionaries.has(name));
  return names.find(isNoTag) ?? (without.length === 1 && unlistedIn(content).length === 1 ? without[0] : undefined);
}

/** The cause of every finding about a language that languages.ts does not list; one about a language that it mistypes follows from that. */
export function causeOfLanguage(language: string, content: Languages): Pick<Diagnostic, 'cause' | 'follows'> {
  const mistyped = mistypedIn(content);
  return mistyped === undefined ? { cause: `language ${language}` } : { cause: `language ${mistyped}`, follows: true };
}

/** Returns the cause for a locale: its language is not listed, or its country has no file. Empty otherwise. */
export function causeOfLocale(
  locale: string,
  content: Pick<SharedContent, 'languages' | 'dictionaries' | 'countries'>,
): Pick<Diagnostic, 'cause' | 'follows'> {
  const { language, country } = parseLocale(locale) ?? {};
  if (language !== undefined && !Object.hasOwn(content.languages.value, language)) return causeOfLanguage(language, content);
  return country === undefined || content.countries.has(country) ? {} : { cause: causeOfCountry(country) };
}

/** Reports a language that languages.ts does not list; `use` is the beginning of the sentence. */
export function unknownLanguage(
  language: string,
  {
    content,
    use,
    ...place
  }: { readonly content: Languages; readonly use: string; readonly isKey?: true } & Pick<Diagnostic, 'file' | 'dataPath'>,
): Diagnostic[] {
  const [among, cause] = [Object.keys(content.languages.value), causeOfLanguage(language, content)];
  return unknownName('WL1007', { ...place, name: language, among, noun: 'languages', ...cause }, [
    `${use}, which languages.ts does not list.`,
  ]);
}
