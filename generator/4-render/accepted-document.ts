import { outlineOf } from '../model/contract-documents.ts';
import type { Address, Manifest } from '../model/manifest.ts';
import { editionText, printedDocument } from '../model/printed-documents.ts';
import { hash } from '../package/hash.ts';
import type { AcceptedDocument } from '../react/page-context.ts';
import { type EditionInputs, shownEdition } from './contract-editions.ts';

/** The document that visitors accept, as a lead records it: the shown edition, else the present text, else only an address. */
export function documentAt(inputs: EditionInputs, route: Address): AcceptedDocument {
  const { text: _, ...document } = documentWithText(inputs, route);
  return document;
}

/** An accepted document with the text that its hash is the SHA-256 of. */
type DocumentWithText = AcceptedDocument & { readonly text?: string };

function documentWithText({ content, today, writeFact }: EditionInputs, route: Address): DocumentWithText {
  const { path: document, copyLanguage: language } = route;
  const { record, texts } = shownEdition({ content, today }, route.page, language) ?? {};
  const [frozen, text] = [record?.texts[language], texts?.get(language)];
  if (record && frozen && text !== undefined) return { document, edition: record.edition, hash: frozen.sha256, text };
  const page = content.pages.get(route.page);
  const printed = page && printedDocument(content, page, { language, writeFact });
  if (!printed) return { document };
  const present = editionText(printed);
  return { document, hash: hash(present), text: present };
}

/** The contract documents under all their addresses, with their texts. Reports store them beside a site: they prove which text was accepted. */
export function documentList(inputs: EditionInputs, { routes }: Manifest): (DocumentWithText & { readonly language: string })[] {
  return routes
    .filter(({ page, part }) => part === undefined && outlineOf(inputs.content.pages.get(page)))
    .map((route) => ({ ...documentWithText(inputs, route), language: route.copyLanguage }));
}
