import type { Claim } from '../../model/claims.ts';
import type { SharedContent } from '../../model/content.ts';
import { lineageOf } from '../../model/page-copies.ts';
import { placesOf } from './condition-places.ts';

/** Ids of the pages whose texts the evaluation of claims reads, sorted: pages that claims name, and pages that these inherit from. */
export function pagesClaimed({ claims, pages }: Pick<SharedContent, 'claims' | 'pages'>): readonly string[] {
  const named = [...claims.values()].flatMap(({ value }) => pagesIn(value)).flatMap((id) => pages.get(id) ?? []);
  return [...new Set(named.flatMap((page) => lineageOf(pages, page).map(({ id }) => id)))].sort();
}

function pagesIn({ at, holds = [] }: Claim): string[] {
  const conditions = [holds].flat();
  const places = [...at, ...conditions.flatMap((one) => (one.test === 'exists' ? one.place : placesOf(one)))];
  return places.flatMap((place) => (place.in === 'page' ? place.page : []));
}
