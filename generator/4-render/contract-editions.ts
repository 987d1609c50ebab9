import type { SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { documentsNaming } from '../model/contract-texts.ts';
import { type EditionLine, frame, linesOfEdition } from '../model/edition-text.ts';
import {
  type Edition,
  type EditionStatus,
  editionOn,
  editionsIn,
  listOfEditions,
  statusOf,
  textOf,
  validEditions,
} from '../model/editions.ts';
import { type Address, baseOf } from '../model/manifest.ts';
import { type Outline, textIdsOf } from '../model/outline.ts';
import { containsAppendix, printedAppendix, printedDocument } from '../model/printed-documents.ts';
import type { FactWriter } from '../model/printed-text.ts';
import { type Change, redline } from '../model/redline.ts';
import type { ContractEdition } from '../react/page-context.ts';

export interface EditionInputs {
  readonly content: SharedContent;
  /** ISO date of the build. */
  readonly today: string;
  readonly writeFact: FactWriter;
}

export function shownEdition(
  { content, today }: Pick<EditionInputs, 'content' | 'today'>,
  page: string,
  language: string,
): Edition | undefined {
  const document = outlineOf(content.pages.get(page))?.id;
  return document === undefined ? undefined : editionOn(editionsIn(content.editions, document, language), document, today);
}

/** The parts of the edition in force that a page shows in the place of its texts. */
export interface FrozenTexts {
  readonly file: string;
  readonly sections: Outline['sections'];
  /** Title, lead or clause → its words, if the present text prints others; null for one that the language leaves out. */
  readonly texts: Readonly<Record<string, string | null>>;
}

/** The texts of the edition that a page shows. Those that the present text prints alike keep its links and markup. */
export function frozenTexts(inputs: EditionInputs, page: string, language: string): FrozenTexts | undefined {
  const { content, writeFact } = inputs;
  const edition = shownEdition(inputs, page, language);
  const compared = edition && textOf(edition, language);
  if (!compared) return undefined;
  const { sections } = compared;
  const present = new Map(
    printedDocument(content, { id: page }, { language, writeFact, sections })?.texts.map(({ id, text }) => [id, text]),
  );
  const frozen = new Map(clausesIn(linesOfEdition(compared.text, sections)).map(({ key, text }) => [key, text]));
  const different = [...frame, ...textIdsOf(sections)].filter((id) => present.get(id) !== frozen.get(id));
  return { file: edition.file, sections, texts: Object.fromEntries(different.map((id) => [id, frozen.get(id) ?? null])) };
}

const clausesIn = (lines: readonly EditionLine[]) => lines.filter(({ appendix }) => appendix === undefined);

/** The edition of a contract at an address, as its template shows it. An appendix is a draft unless the editions contain it as it is. */
export function editionAt({ content, today, writeFact }: EditionInputs, route: Address): ContractEdition | undefined {
  const page = content.contracts.get(route.page);
  if (!page) return undefined;
  if (!outlineOf(page)) {
    const documents = documentsNaming(content, page);
    const shown = documents.flatMap((document) => editionOn(content.editions, document, today) ?? []);
    const appendix = printedAppendix(content, page, { language: route.copyLanguage, writeFact });
    const isFrozen = shown.length > 0 && shown.every((edition) => appendix && containsAppendix(edition, appendix));
    return !documents.length || isFrozen ? undefined : 'draft';
  }
  const edition = shownEdition({ content, today }, route.page, route.copyLanguage);
  if (!edition) return 'draft';
  const { record } = edition;
  const base = baseOf(route.canonical);
  const next = validEditions(content.editions, record.document).find((one) => one.record.inForce > today && one !== edition);
  return {
    edition: record.edition,
    day: record.inForce,
    status: record.inForce > today ? 'announced' : 'in force',
    href: `${base}${record.edition}/`,
    all: `${base}${listOfEditions}/`,
    ...(next && { next: { day: next.record.inForce, href: `${base}${next.record.edition}/` } }),
  };
}

export interface ListedEdition {
  readonly edition: string;
  readonly day: string;
  readonly status: EditionStatus;
  readonly sha256: string;
  readonly before?: string;
}

/** The contents of a page about editions. `base` is the address of the contract. */
export interface EditionPart {
  readonly base: string;
  /** The editions that it is about: all of them, one, or the two that differ. */
  readonly editions: readonly ListedEdition[];
  readonly lines?: readonly EditionLine[];
  readonly changes?: readonly Change[];
}

export function editionPart({ content, today }: Pick<EditionInputs, 'content' | 'today'>, route: Address): EditionPart {
  const { part = '', page, path, copyLanguage: language } = route;
  const document = outlineOf(content.pages.get(page))?.id ?? '';
  const base = path.slice(0, -`${part}/`.length);
  const all = editionsIn(content.editions, document, language);
  const names = part.split('..');
  const chosen = part === listOfEditions ? all : all.filter(({ record }) => names.includes(record.edition));
  const editions = chosen.map((one): ListedEdition => {
    const before = all[all.indexOf(one) - 1]?.record.edition;
    return {
      ...{ edition: one.record.edition, day: one.record.inForce, status: statusOf(content.editions, one, today) },
      sha256: one.record.texts[language]?.sha256 ?? '',
      ...(before !== undefined && { before }),
    };
  });
  if (part === listOfEditions) return { base, editions };
  const [first, second] = chosen.flatMap((one) => textOf(one, language) ?? []);
  if (first && second) return { base, editions, changes: redline(first, second) };
  return { base, editions, lines: first ? linesOfEdition(first.text, first.sections) : [] };
}

/** The texts of editions as files beside their pages: path → text. */
export function editionFiles(
  { editions, pages }: Pick<SharedContent, 'editions' | 'pages'>,
  routes: readonly Address[],
): [string, string][] {
  return routes.flatMap(({ path, part, page, copyLanguage }): [string, string][] => {
    const edition = editions.find(({ record }) => record.edition === part && record.document === outlineOf(pages.get(page))?.id);
    const text = edition?.texts.get(copyLanguage);
    return text === undefined ? [] : [[`${path.slice(1, -1)}.txt`, text]];
  });
}
