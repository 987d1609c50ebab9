import type { SharedContent } from '../model/content.ts';
import { documentsWith, outlineOf } from '../model/contract-documents.ts';
import { editionParts, editionsIn, validEditions } from '../model/editions.ts';
import { baseOf } from '../model/manifest.ts';
import type { Address } from './addresses.ts';

/** The addresses of each contract, and after those the ones of its editions: `/at-at/terms/2027-03-01/` after `/at-at/terms/`. */
export function withEditionAddresses<Planned extends { readonly addresses: readonly Address[] }>(
  { editions }: Pick<SharedContent, 'editions'>,
  planned: readonly Planned[],
): readonly Planned[] {
  if (editions.length === 0) return planned;
  const partsOf = (address: Address): Address[] => {
    const document = address.kind === 'alias' ? undefined : outlineOf(address.page)?.id;
    if (document === undefined || address.copyLanguage !== address.language) return [];
    return editionParts(editionsIn(editions, document, address.language)).map((part) => ({
      ...address,
      path: `${baseOf(address.path)}${part}/`,
      part,
    }));
  };
  return planned.map((page) => ({ ...page, addresses: page.addresses.flatMap((address) => [address, ...partsOf(address)]) }));
}

/** Whether an address shows a contract, or an appendix of contracts, of which no edition applies or is announced. */
export function isDraftContract({ pages, editions }: Pick<SharedContent, 'pages' | 'editions'>, { page, copyLanguage }: Address): boolean {
  const documents = documentsWith(pages, page.id);
  const inLanguage = (document: string) => (outlineOf(page) ? editionsIn(editions, document, copyLanguage) : editions);
  return documents.length > 0 && documents.every((document) => validEditions(inLanguage(document), document).length === 0);
}
