import { closestMatch } from '../diagnostics/closest-match.ts';
import { nativeName } from '../model/language-name.ts';
import { canonicalTag, similarTags } from '../model/language-tag.ts';
import { lazy } from '../model/memoize.ts';

/** The tags of languages by their English and native names, in lower case: `french` and `français` are `fr`. */
const tagsByName = lazy(() => {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const short = letters.flatMap((first) => letters.map((second) => first + second)).filter((tag) => english.of(tag) !== undefined);
  const tags = [...short, ...longer.split(' ')];
  // A replaced tag, such as iw for Hebrew, has the name of the present one.
  const named = tags
    .filter((tag) => canonicalTag(tag) === tag)
    .flatMap((tag) => [english.of(tag) ?? tag, nativeName(tag) ?? tag].map((name) => [name, tag] as const));
  return new Map(named.map(([name, tag]) => [name.toLowerCase(), tag]));
});

/** Tags with a script, a region or three letters whose names are in common use. */
const longer = 'en-GB en-US es-419 es-MX fr-CA fr-CH nl-BE pt-BR pt-PT sr-Latn zh-Hans zh-Hant ckb fil gsw yue';

/** The languages of a list of tags and names, each once, or a sentence about the first word that is neither: `de, French` is `de` and `fr`. */
export function languagesNamed(list: string): { readonly tags: readonly string[] } | { readonly fault: string } {
  const parts = list
    .split(/[,;/&+]|\sand\s/i)
    .map((part) => part.trim())
    .filter(Boolean);
  const tagOf = (word: string) => tagsByName().get(word.toLowerCase()) ?? canonicalTag(word);
  const words = parts.flatMap((part) => (tagOf(part) ? part : part.split(/\s+/)));
  const unknown = words.find((word) => tagOf(word) === undefined);
  if (unknown === undefined) return { tags: [...new Set(words.flatMap((word) => tagOf(word) ?? []))] };
  const near = similarTags(unknown)[0] ?? (unknown.length > 3 ? closestMatch(unknown.toLowerCase(), tagsByName().keys()) : undefined);
  return {
    fault: `'${unknown}' is not a language.${near ? ` Did you mean '${near}'?` : ''} Give its name, or its tag (BCP 47), such as de, pt-BR or zh-Hant.`,
  };
}
