import { canonicalTag } from '../model/language-tag.ts';
import { lazy } from '../model/memoize.ts';

/** The tags of languages by their English and native names, in lower case: `french` and `français` are `fr`. */
const tagsByName = lazy(() => {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const tags = letters.flatMap((first) => letters.map((second) => first + second)).filter((tag) => english.of(tag) !== undefined);
  const nativeName = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  // A replaced tag, such as iw for Hebrew, has the name of the present one.
  const named = tags
    .filter((tag) => canonicalTag(tag) === tag)
    .flatMap((tag) => [english.of(tag) ?? tag, nativeName(tag)].map((name) => [name, tag] as const));
  return new Map(named.map(([name, tag]) => [name.toLowerCase(), tag]));
});

/** The languages of a list of tags and names, each once, or the first word that is neither: `de, French` is `de` and `fr`. */
export function languagesNamed(list: string): { readonly tags: readonly string[] } | { readonly unknown: string } {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const tagOf = (word: string) => tagsByName().get(word.toLowerCase()) ?? canonicalTag(word);
  const words = parts.flatMap((part) => (tagOf(part) ? part : part.split(/\s+/)));
  const unknown = words.find((word) => tagOf(word) === undefined);
  return unknown === undefined ? { tags: [...new Set(words.flatMap((word) => tagOf(word) ?? []))] } : { unknown };
}
