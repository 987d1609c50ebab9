import type { SharedContent } from '../model/content.ts';
import { documentsOf } from '../model/contract-documents.ts';

/** The countries for which a contract has an address, even if the site is not offered there; sorted. */
export function countriesOfContracts(content: Pick<SharedContent, 'contracts'>): string[] {
  const countries = documentsOf(content).flatMap(({ page }) =>
    (page.definition.value.addresses ?? []).flatMap(({ country }) => country ?? []),
  );
  return [...new Set(countries)].sort();
}
