import damerauLevenshtein from 'damerau-levenshtein';
import { similarTags } from '../model/language-tag.ts';
import { isCountryCode, parseLocale } from '../model/locale.ts';

/** Codes of languages, countries and locales are short and similar: a typo looks like another code. */
function isCode(name: string): boolean {
  const lower = name.toLowerCase();
  return isCountryCode(lower) || (name.includes('-') && [name, lower].some((one) => parseLocale(one) !== undefined));
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** The largest edit distance that counts as a typo; none between codes, and one from another name to a code. */
function maxDistance(found: string, name: string): number {
  if (isCode(found) || (isCode(lastPart(found)) && isCode(lastPart(name)))) return 0;
  if (!isCode(name)) return Number.POSITIVE_INFINITY;
  return similarTags(found).length === 0 ? 1 : 0;
}

/** The known name that differs only in case, or is another form of the same language code: `DE`, `de-DE` and `ger` are `de`. */
function sameName(found: string, known: readonly string[]): string | undefined {
  const lower = found.toLowerCase();
  const similar = similarTags(found);
  return known.find((name) => name.toLowerCase() === lower) ?? known.find((name) => similar.includes(name));
}

/** The known name closest to a mistyped one, if any is close enough. A code is never suggested for another code. */
export function closestMatch(found: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const same = sameName(found, names);
  if (same !== undefined) return same;
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const distance = editDistance(found.toLowerCase(), name.toLowerCase());
    if (distance <= maxDistance(found, name) && (!best || distance < best.distance)) best = { name, distance };
  }
  return best && best.distance <= Math.max(2, Math.floor(found.length / 3)) ? best.name : undefined;
}

/**
 * The one name that matches: at an edit distance of at most two, with no other name within three. Short names are all similar, so for them
 * the limit is one, with no other within two.
 */
export function unambiguousMatch(found: string, known: Iterable<string>): string | undefined {
  const names = [...new Set(known)];
  const same = sameName(found, names);
  if (same !== undefined && same !== found) return same;
  const typo = found.length < 6 ? 1 : 2;
  const near = names
    .map((name) => ({ name, distance: editDistance(found, name) }))
    .filter(({ name, distance }) => distance <= Math.min(typo + 1, maxDistance(found, name)))
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  return first && !second && found.length > 2 && first.distance <= typo ? first.name : undefined;
}

/** The unambiguous match, unless it is also that of another mistyped name. */
export function uniqueMatch(found: string, known: readonly string[], mistyped: readonly string[]): string | undefined {
  const name = unambiguousMatch(found, known);
  return name !== undefined && mistyped.every((other) => other === found || unambiguousMatch(other, known) !== name) ? name : undefined;
}

/** The edit distance of two names: insertions, deletions, substitutions and transpositions (optimal string alignment). */
const editDistance = (a: string, b: string) => damerauLevenshtein(a, b).steps;
