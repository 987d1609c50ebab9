import type { Condition, Names } from '../../model/claim-conditions.ts';
import type { ClaimPlace } from '../../model/claim-places.ts';
import type { Claim } from '../../model/claims.ts';
import type { SharedContent } from '../../model/content.ts';
import { lineageOf } from '../../model/page-copies.ts';

/** Ids of the pages whose texts the evaluation of claims reads, sorted: those that claims name, and those that these inherit from. */
export function pagesClaimed({ claims, pages }: Pick<SharedContent, 'claims' | 'pages'>): readonly string[] {
  const named = [...claims.values()].flatMap(({ value }) => pagesIn(value));
  const known = named.flatMap((id) => pages.get(id) ?? []);
  return [...new Set(known.flatMap((page) => lineageOf(pages, page).map(({ id }) => id)))].sort();
}

function pagesIn({ at, holds = [] }: Claim): string[] {
  return [...at.flatMap(pageOf), ...[holds].flat().flatMap(pagesOfCondition)];
}

function pageOf(place: ClaimPlace): string[] {
  return place.in === 'page' ? [place.page] : [];
}

function pagesOfCondition(condition: Condition): string[] {
  switch (condition.test) {
    case 'exists':
    case 'thisYear':
      return pageOf(condition.place);
    case 'agree':
      return condition.settings.flatMap(pageOf);
    case 'covers':
      return [condition.wanted, condition.has].flatMap(pagesOfNames);
    case 'sameNames':
      return [condition.one, condition.other].flatMap(pagesOfNames);
    default:
      return [];
  }
}

function pagesOfNames(names: Names): string[] {
  if (names.of === 'copies') return [names.page];
  return names.of === 'named' ? pageOf(names.place) : [];
}
