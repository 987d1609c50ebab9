import type { PageWithCopies, SharedContent } from './content.ts';
import { appendicesOf, documentsOf, outlineOf } from './contract-documents.ts';
import { memoize } from './memoize.ts';
import { messagesOf, wordingAt } from './messages.ts';
import { lineageOf } from './page-copies.ts';
import { tokensIn } from './text-tokens.ts';

/** A text of a contract document, or of a page that its clauses name, in the file with it; without documents that inherit it. */
export interface ContractText {
  readonly page: PageWithCopies;
  /** The id of the outline, or that of the page if it is an appendix: `at`, `price-list`. */
  readonly document: string;
  readonly language: string;
  /** `use.secrecy` and `use.heading` for clauses, otherwise the path: `title`, `meta.description`. */
  readonly id: string;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
  /** The text in the source language of the page; undefined for the source itself, and if the source lacks it. */
  readonly source: string | undefined;
}

/** Every text of every contract document and of their appendices, once, in its own file. Empty texts are left out. */
export const contractTexts = ({ contracts }: Pick<SharedContent, 'contracts'>): readonly ContractText[] => textsOfAll(contracts);

/** Cached for many checks; content does not change after loading. */
const textsOfAll = memoize(
  (contracts: SharedContent['contracts']) => contractsWithAppendices({ contracts }).flatMap(contractTextsOf),
  new WeakMap(),
);

/** Every contract document, then every page that their clauses name. */
export function contractsWithAppendices(content: Pick<SharedContent, 'contracts'>): readonly PageWithCopies[] {
  const documents = documentsOf(content).map(({ page }) => page);
  return [...new Set([...documents, ...documents.flatMap((page) => namedAppendices(content, page))])];
}

/** The names of the contract documents whose clauses name a page. */
export const documentsNaming = (content: Pick<SharedContent, 'contracts'>, appendix: PageWithCopies): string[] =>
  documentsOf(content).flatMap(({ page, outline }) => (namedAppendices(content, page).includes(appendix) ? outline.id : []));

/** The pages that the clauses of a contract document name (`{doc:prices|…}`). */
function namedAppendices({ contracts }: Pick<SharedContent, 'contracts'>, document: PageWithCopies): PageWithCopies[] {
  const texts = lineageOf(contracts, document)
    .flatMap(contractTextsOf)
    .filter(({ text }) => text.includes('{doc:'));
  const names = new Set(texts.flatMap(({ text }) => tokensIn(text).flatMap(({ kind, id }) => (kind === 'doc' ? id : []))));
  return Object.entries(appendicesOf(document)).flatMap(([name, id]) => (names.has(name) ? (contracts.get(id) ?? []) : []));
}

/** The name of a contract or an appendix in the ledger and in commands. */
export const documentNameOf = (page: PageWithCopies): string => outlineOf(page)?.id ?? page.id;

/** The texts of one page in every language. */
export const contractTextsOf = memoize((page: PageWithCopies): readonly ContractText[] => {
  const { source: sourceLanguage } = page.definition.value;
  const outline = outlineOf(page);
  return [...page.copies].flatMap(([language, { value, file }]) => {
    const original = language === sourceLanguage ? undefined : page.copies.get(sourceLanguage)?.value;
    return messagesOf(value).flatMap(({ path, value: text }) => {
      if (typeof text !== 'string' || !text.trim()) return [];
      const source = original && wordingAt(original, path);
      const id = (outline && path[0] === 'clauses' ? path.slice(1) : path).join('.');
      const place = { page, document: documentNameOf(page), language, id, text, file, dataPath: path };
      return [{ ...place, source: typeof source === 'string' ? source : undefined }];
    });
  });
}, new WeakMap());
