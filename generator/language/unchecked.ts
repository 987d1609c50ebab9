import { englishName } from '../model/language-name.ts';
import { lexiconOf } from './lexicons.ts';

/** The checks that need a lexicon, for the languages that have none, in one sentence. Undefined if all have one. */
export function uncheckedSentence(languages: readonly string[]): string | undefined {
  const names = languages.filter((language) => !lexiconOf(language)).map(englishName);
  const list = new Intl.ListFormat('en-GB').format(names);
  return names.length
    ? `Numbers in words, opening hours without a weekday, scores such as 4.9 of 5, quotation marks, link names, labels of required fields, the language of texts, what clauses deny, require or allow, at least and at most, and words that lack a definition are not checked in ${list}.`
    : undefined;
}
