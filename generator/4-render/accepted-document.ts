import type { SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import type { Address, Manifest } from '../model/manifest.ts';
import { editionText, printedDocument } from '../model/printed-documents.ts';
import type { FactWriter } from '../model/printed-text.ts';
import { hash } from '../package/hash.ts';
import type { AcceptedDocument } from '../react/page-context.ts';
import { shownEdition } from './contract-editions.ts';

interface DocumentInputs {
  readonly content: SharedContent;
  /** ISO date of the build. */
  readonly today: string;
  readonly writeFact: FactWriter;
}

/**
 * The document that visitors accept with a form, as a lead records it: the edition that its page shows, otherwise the present text; only an
 * address while the contract does not exist.
 */
export function documentAt({ content, today, writeFact }: DocumentInputs, route: Address): AcceptedDocument {
  const page = content.pages.get(route.page);
  const frozen = shownEdition({ content, today }, route.page, route.copyLanguage)?.record;
  const sha256 = frozen?.texts[route.copyLanguage]?.sha256;
  if (frozen && sha256 !== undefined) return { document: route.path, edition: frozen.edition, hash: sha256 };
  const printed = page && printedDocument(content, page, { language: route.copyLanguage, writeFact });
  return printed ? { document: route.path, hash: hash(editionText(printed)) } : { document: route.path };
}

/** The contract documents under all their addresses. The list is stored with a deployed site and proves which text was accepted. */
export function documentList(inputs: DocumentInputs, { routes }: Manifest): (AcceptedDocument & { readonly language: string })[] {
  return routes
    .filter(({ page, part }) => part === undefined && outlineOf(inputs.content.pages.get(page)))
    .map((route) => ({ ...documentAt(inputs, route), language: route.copyLanguage }));
}
