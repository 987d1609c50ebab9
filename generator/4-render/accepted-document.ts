import type { SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import type { Address, Manifest } from '../model/manifest.ts';
import { editionText, printedDocument } from '../model/printed-documents.ts';
import type { FactWriter } from '../model/printed-text.ts';
import { hash } from '../package/hash.ts';
import type { AcceptedDocument } from '../react/page-context.ts';

/** The document that visitors accept with a form, as a lead records it; only an address while the contract does not exist. */
export function documentAt(content: SharedContent, route: Address, writeFact: FactWriter): AcceptedDocument {
  const page = content.pages.get(route.page);
  const printed = page && printedDocument(content, page, { language: route.copyLanguage, writeFact });
  if (!page || !printed) return { document: route.path };
  const { version } = page.definition.value.structure as { version?: string };
  return { document: route.path, ...(version !== undefined && { edition: version }), hash: hash(editionText(printed)) };
}

/** The contract documents under all their addresses. The list is stored with a deployed site and proves which text was accepted. */
export function documentList(
  content: SharedContent,
  { routes }: Manifest,
  writeFact: FactWriter,
): (AcceptedDocument & { readonly language: string })[] {
  return routes
    .filter(({ page }) => outlineOf(content.pages.get(page)))
    .map((route) => ({ ...documentAt(content, route, writeFact), language: route.copyLanguage }));
}
