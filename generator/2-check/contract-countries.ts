import type { SharedContent } from '../model/content.ts';
import { documentsOf } from '../model/contract-documents.ts';

/** The countries whose contract has an address, whether the site is offered there or not; sorted. */
export function countriesOfContracts(content: Pick<SharedContent, 'contracts'>): string[] {
  const countries = documentsOf(content).flatMap(({ page }) =>
    (page.definition.value.addresses ?? []).flatMap(({ country }) => country ?? []),
  );
  return [...new Set(countries)].sort();
}
