import type { Page, PageWithCopies, SharedContent, Wording } from './content.ts';
import { appendicesOf, documentsOf } from './contract-documents.ts';
import { appendixMark, frame } from './edition-text.ts';
import type { Edition } from './editions.ts';
import { languageTag } from './language-tag.ts';
import { messagesOf, wordingAt } from './messages.ts';
import { numbersOf, type Outline, partsOf, textIdsOf } from './outline.ts';
import { copiesOf } from './page-copies.ts';
import { readersOf } from './page-locales.ts';
import { asPrinted, type FactWriter, type PrintedIn, type PrintedValues, printedText, printedToken } from './printed-text.ts';
import type { TextToCompare } from './redline.ts';
import { tokensIn } from './text-tokens.ts';

/** The part of the content that contracts are printed from. */
export type Printable = Pick<SharedContent, 'contracts' | 'pages' | 'locales'> & PrintedValues;

/** A text of a contract document or of an appendix, as it is printed in one language. */
export interface PrintedText {
  /** `use.secrecy`, `use.heading`, `title`, `sections.fees.heading`. */
  readonly id: string;
  /** Empty for texts without a number. */
  readonly number: string;
  readonly text: string;
  /** As its author wrote it, with tokens. */
  readonly source: string;
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** The texts of a page that are printed in one language. */
export interface PrintedPart {
  /** The id of its outline, or that of the page if it is an appendix: `at`, `price-list`. */
  readonly document: string;
  readonly page: string;
  readonly language: string;
  readonly in: PrintedIn;
  readonly texts: readonly PrintedText[];
  /** Title and description for lists and search engines, which editions do not contain. */
  readonly meta: readonly PrintedText[];
}

/** A contract document in one language, as its readers get it. */
export interface PrintedDocument extends PrintedPart {
  /** The sections of its outline, from which its numbers follow. */
  readonly sections: Outline['sections'];
  /** The documents that its clauses name (`{doc:prices|…}`), which are part of it. */
  readonly appendices: readonly (PrintedPart & { readonly title: string })[];
}

/** Every published contract document in every language that has an address. */
export function printedDocuments(content: Printable, writeFact: FactWriter): PrintedDocument[] {
  return documentsOf(content).flatMap(({ page }) => {
    const languages = new Set(readersOf(content, page).map(({ language }) => language));
    return [...languages].flatMap((language) => printedDocument(content, page, { language, writeFact }) ?? []);
  });
}

/** Every published contract document and every appendix, once in each language. */
export function printedParts(content: Printable, writeFact: FactWriter): PrintedPart[] {
  const documents = printedDocuments(content, writeFact);
  const parts = [...documents.flatMap(({ appendices }) => appendices), ...documents];
  return [...new Map(parts.map((part) => [`${part.document} ${part.language}`, part])).values()];
}

/** A contract in one language, with the sections of its outline or of an edition. Undefined for other pages, and without a text. */
export function printedDocument(
  content: Printable,
  { id }: Pick<Page, 'id'>,
  { language, writeFact, sections: others }: Pick<PrintedIn, 'language' | 'writeFact'> & { readonly sections?: Outline['sections'] },
): PrintedDocument | undefined {
  const one = documentsOf(content).find(({ page }) => page.id === id);
  const copies = copiesOf(content.contracts, { id }, language);
  if (!one || !copies.length) return undefined;
  const document = one.outline.id;
  const sections = others ?? one.outline.sections;
  const numbers = numbersOf(sections);
  const to: PrintedIn = { language, tag: tagIn(content, one.page, language), numbers, writeFact };
  const textAt = (of: string, dataPath: readonly string[]): PrintedText[] => {
    for (const { value, file } of copies) {
      const source = wordingAt(value, dataPath);
      if (typeof source === 'string')
        return [
          {
            id: of,
            number: numbers.get(of.replace(/\.heading$/, '')) ?? '',
            text: printedText(content, source, to),
            source,
            file,
            dataPath,
          },
        ];
      if (source !== undefined) return [];
    }
    return [];
  };
  const texts = [
    ...frame.flatMap((of) => textAt(of, [of])),
    ...textIdsOf(sections).flatMap((of) => textAt(of, ['clauses', ...partsOf(of)])),
  ];
  const meta = ['title', 'description'].flatMap((of) => textAt(`meta.${of}`, ['meta', of]));
  const pages = appendicesOf(one.page);
  const named = new Set(texts.flatMap(({ source }) => tokensIn(source).flatMap(({ kind, id: name }) => (kind === 'doc' ? name : []))));
  const appendices = [...named].flatMap((name) => {
    const other = content.contracts.get(pages[name] ?? '');
    return (other && printedAppendix(content, other, to)) ?? [];
  });
  return { document, page: id, language, in: to, sections, texts, meta, appendices };
}

/** An appendix in a language, or in its own if it exists in that alone. */
export function printedAppendix(
  content: Printable,
  page: PageWithCopies,
  { language, writeFact }: Pick<PrintedIn, 'language' | 'writeFact'>,
): PrintedDocument['appendices'][number] | undefined {
  const shown = page.copies.has(language) ? language : page.definition.value.source;
  const copy = page.copies.get(shown);
  if (!copy) return undefined;
  const to: PrintedIn = { language: shown, tag: tagIn(content, page, shown), numbers: new Map(), writeFact };
  const all = messagesOf(copy.value as Wording).flatMap(({ path, value: source }): PrintedText[] =>
    typeof source === 'string'
      ? [{ id: path.join('.'), number: '', text: printedText(content, source, to), source, file: copy.file, dataPath: path }]
      : [],
  );
  const isMeta = ({ dataPath }: PrintedText) => dataPath[0] === 'meta';
  const texts = all.filter((text) => !isMeta(text));
  const title = texts.find(({ id }) => id === 'title')?.text ?? page.id;
  return { document: page.id, page: page.id, language: shown, in: to, texts, meta: all.filter(isMeta), title };
}

/** The tag under which a page is read in a language: that of its canonical address, or of its first. */
function tagIn(content: Printable, page: Page, language: string): string {
  const listed = (page.definition.value.addresses ?? []).find((address) => address.language === language && address.canonical);
  return languageTag(language, (listed ?? readersOf(content, page).find((reader) => reader.language === language))?.country);
}

export const textsIn = ({ texts, appendices }: Pick<PrintedDocument, 'texts' | 'appendices'>): readonly PrintedText[] => [
  ...texts,
  ...appendices.flatMap((appendix) => appendix.texts),
];

/** Fact → its value as a document prints it in its authoritative language, without the words that texts add. */
export function printedFacts(content: Printable, documents: readonly PrintedDocument[], name: string): Readonly<Record<string, string>> {
  const all = documents.filter(({ document }) => document === name);
  const one = all.find(({ page, language }) => content.contracts.get(page)?.definition.value.source === language) ?? all[0];
  if (!one) return {};
  const tokens = textsIn(one).flatMap(({ source }) => tokensIn(source));
  const ids = new Set(tokens.flatMap(({ kind, id }) => (kind === 'fact' && content.facts.has(id) ? id : [])));
  return Object.fromEntries(
    [...ids].sort().map((id) => [id, asPrinted(printedToken(content, { kind: 'fact', id, surface: undefined }, one.in))]),
  );
}

/** A text as a line: its number, a tab, its words. */
export const printedLine = ({ number, text }: Pick<PrintedText, 'number' | 'text'>): string => `${number}\t${text}`;

/** A printed line in words: `2.1 The customer …`. */
export const wordsOf = (line: string): string => line.replace('\t', ' ').trim();

/** A document as text: one line for each of its texts, then each appendix after a line with its title. */
export function editionText({ texts, appendices }: Pick<PrintedDocument, 'texts' | 'appendices'>): string {
  const lines = [
    texts.map(printedLine),
    ...appendices.map(({ title, texts: own }) => [`${appendixMark}${title}`, ...own.map(printedLine)]),
  ].flat();
  return lines.map((line) => `${line}\n`).join('');
}

/** Whether an edition contains an appendix as it is printed now. */
export function containsAppendix({ texts }: Pick<Edition, 'texts'>, appendix: PrintedDocument['appendices'][number]): boolean {
  const lines = editionText({ texts: [], appendices: [appendix] });
  return [...texts.values()].some((text = '') => text.split(/^(?==== )/m).includes(lines));
}

export const textToCompare = (printed: PrintedDocument): TextToCompare => ({ text: editionText(printed), sections: printed.sections });
