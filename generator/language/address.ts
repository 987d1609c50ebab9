import { memoize } from '../model/memoize.ts';
import { lexiconOf } from './lexicons.ts';

/** The forms in which texts of a language may address their readers: `du`, `Sie`. Empty for a language with one form. */
export const addressesOf = (language: string): string[] => Object.keys(lexiconOf(language)?.address ?? {});

/**
 * A pattern that finds the pronouns of all other forms of address. A pronoun with a capital counts inside of a sentence alone: at its
 * start every word has one, and 'Sie' may mean 'they'.
 */
export function otherPronouns(language: string, address: string): RegExp | undefined {
  return addressesOf(language).includes(address) ? patternOf(`${language} ${address}`) : undefined;
}

/** Cached: equal for every text of a language. */
const patternOf = memoize((key): RegExp => {
  const [language = '', address = ''] = key.split(' ');
  const pronouns = Object.entries(lexiconOf(language)?.address ?? {}).flatMap(([form, words]) => (form === address ? [] : words));
  const patterns = pronouns.map((word) => {
    const [first = '', rest] = [word.slice(0, 1), word.slice(1)];
    return first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]${rest}` : `(?<=[^\\s.!?…:]\\s)${word}`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
});
