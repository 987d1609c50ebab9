import type { SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { withoutProvenance } from '../model/fact.ts';
import type { Address, Manifest } from '../model/manifest.ts';
import { copiesOf } from '../model/page-copies.ts';
import { hash } from '../package/hash.ts';
import type { AcceptedDocument } from '../react/page-context.ts';

/** The document that visitors accept with a form, as a lead records it; only an address while the contract does not exist. */
export function documentAt(content: SharedContent, route: Address): AcceptedDocument {
  const page = content.pages.get(route.page);
  const outline = outlineOf(page);
  if (!page || !outline) return { document: route.path };
  const { version } = page.definition.value.structure as { version?: string };
  const text = JSON.stringify([copiesOf(content.contracts, page, route.copyLanguage).map(({ value }) => value), outline.sections]);
  const digest = hash(text, JSON.stringify(valuesIn(text, content)));
  return { document: route.path, ...(version !== undefined && { edition: version }), hash: digest };
}

/** The contract documents under all their addresses. The list is stored with a deployed site and proves which text was accepted. */
export function documentList(content: SharedContent, { routes }: Manifest): (AcceptedDocument & { readonly language: string })[] {
  return routes
    .filter(({ page }) => outlineOf(content.pages.get(page)))
    .map((route) => ({ ...documentAt(content, route), language: route.copyLanguage }));
}

/** The facts and brand values in a text, which visitors read, too. */
function valuesIn(text: string, { facts, brand }: SharedContent): unknown[] {
  const tokens = new Set(Array.from(text.matchAll(/\{(fact|brand):([\w.]+)/g), ([, kind, name = '']) => `${kind} ${name}`));
  return [...tokens].sort().map((token) => {
    const [kind, name = ''] = token.split(' ');
    const fact = facts.get(name)?.value;
    return [token, kind === 'brand' ? brand.value[name] : fact && withoutProvenance(fact)];
  });
}
