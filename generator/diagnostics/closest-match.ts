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
function maxDistance(name: string, candidate: string): number {
  if (isCode(name) || (isCode(lastPart(name)) && isCode(lastPart(candidate)))) return 0;
  if (!isCode(candidate)) return Number.POSITIVE_INFINITY;
  return similarTags(name).length === 0 ? 1 : 0;
}

/** The known name that differs only in case, or is another form of the same language code: `DE`, `de-DE` and `ger` are `de`. */
function sameName(name: string, names: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const similar = similarTags(name);
  return names.find((candidate) => candidate.toLowerCase() === lower) ?? names.find((candidate) => similar.includes(candidate));
}

/** The names within an edit distance, the closest first. Different lengths exclude most names, in a fraction of the time. */
function namesNear(name: string, candidates: readonly string[], limit: number) {
  return candidates
    .filter((candidate) => Math.abs(candidate.length - name.length) <= limit)
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.min(limit, maxDistance(name, candidate)))
    .sort((a, b) => a.distance - b.distance);
}

/** The known name closest to a mistyped one, if any is close enough. A code is never suggested for another code. */
export function closestMatch(name: string, names: Iterable<string>): string | undefined {
  const candidates = [...names];
  return sameName(name, candidates) ?? namesNear(name, candidates, Math.max(2, Math.floor(name.length / 3)))[0]?.candidate;
}

/**
 * The one name that matches: at an edit distance of at most two, with no other name within three. Short names are all similar, so for them
 * the limit is one, with no other within two.
 */
export function unambiguousMatch(name: string, names: Iterable<string>): string | undefined {
  const candidates = [...new Set(names)];
  const same = sameName(name, candidates);
  if (same !== undefined && same !== name) return same;
  const typo = name.length < 6 ? 1 : 2;
  const [first, second] = namesNear(name, candidates, typo + 1);
  return first && !second && name.length > 2 && first.distance <= typo ? first.candidate : undefined;
}

/** The unambiguous match, unless it is also that of another mistyped name. */
export function uniqueMatch(name: string, names: readonly string[], mistyped: readonly string[]): string | undefined {
  const candidate = unambiguousMatch(name, names);
  return candidate !== undefined && mistyped.every((other) => other === name || unambiguousMatch(other, names) !== candidate)
    ? candidate
    : undefined;
}

/** The edit distance of two names: insertions, deletions, substitutions and transpositions (optimal string alignment). */
const editDistance = (a: string, b: string) => damerauLevenshtein(a, b).steps;
