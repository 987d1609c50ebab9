import type { RelatedPlace } from '../../diagnostics/diagnostic.ts';
import type { EvaluatedClaim } from '../../model/claims.ts';
import type { Content } from '../../model/content.ts';
import { factPlace, find, quotedWords } from './find-place.ts';
import { factsOf } from './found.ts';

/** Longer texts are shortened. */
const longest = 120;

/** The related places of a finding about a claim: what has changed since it was waived, the places of the claim, its facts. */
export function relatedPlaces(content: Content, { id, changes }: EvaluatedClaim): RelatedPlace[] {
  const claim = content.claims.get(id)?.value;
  if (!claim) return [];
  const facts = factsOf(claim).flatMap((fact) => factAt(content, fact, changes));
  const places = claim.at.flatMap((place): Ranked[] => {
    const match = place.in === 'fact' ? undefined : find(content, place);
    if (!match || 'message' in match || !match.value) return [];
    const change = changes.find(({ where, is }) => where === match.where && is !== undefined);
    const says = quotedWords(place);
    const words = says === undefined || !match.value.toLowerCase().includes(says.toLowerCase()) ? match.value : says;
    const isPage = place.in === 'page' && place.path === undefined;
    const message = isPage ? `The page '${place.page}'.` : `${match.where || 'The address'}: “${cut(words)}”`;
    return [{ rank: change ? 0 : 1, ...match.at, message }];
  });
  return [...facts, ...newCountries(content, changes), ...places].sort((a, b) => a.rank - b.rank).map(({ rank, ...place }) => place);
}

interface Ranked extends RelatedPlace {
  readonly rank: number;
}

function factAt({ facts }: Content, id: string, changes: EvaluatedClaim['changes']): Ranked[] {
  const entry = facts.get(id);
  if (!entry) return [];
  const change = changes.find(({ where }) => where === id);
  const place = factPlace(id, entry.file);
  return change ? [{ rank: 0, ...place, message: `${change.words}.` }] : [{ rank: 2, ...place, message: `The claim rests on ${id}.` }];
}

/** Countries that a list of missing items names for the first time. */
function newCountries({ countries }: Content, changes: EvaluatedClaim['changes']): Ranked[] {
  return changes
    .filter(({ where }) => where.startsWith('countries'))
    .flatMap(({ was = '', is = '' }) => is.split(' ').filter((code) => !was.split(' ').includes(code)))
    .flatMap((code): Ranked[] => {
      const country = countries.get(code);
      return country ? [{ rank: 0, file: country.file, dataPath: ['code'], message: `${country.value.name} is new among them.` }] : [];
    });
}

/** Shortens a text to the room in a sentence. */
export const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
