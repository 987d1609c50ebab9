import { type AttestedText, attestedAt, placeKey } from '../model/attested-texts.ts';
import type { PageWithCopies, SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { contractsWithAppendices, documentNameOf, documentsNaming } from '../model/contract-texts.ts';
import { frame, linesOfEdition } from '../model/edition-text.ts';
import { editionOn, nameOfEdition } from '../model/editions.ts';
import { textIdsOf } from '../model/outline.ts';
import { lineageOf } from '../model/page-copies.ts';
import {
  containsAppendix,
  editionText,
  type PrintedPart,
  type PrintedText,
  printedAppendix,
  printedDocument,
} from '../model/printed-documents.ts';
import type { FactWriter } from './fact-formats.ts';

/** A text of a contract in one language beside its source. */
export interface TextPair extends Pick<PrintedText, 'id' | 'number'> {
  readonly source: string | undefined;
  readonly text: string | undefined;
  readonly file: string | undefined;
  /** How far its text in the requested language is; absent without a text. */
  readonly attested: AttestedText | undefined;
  /** The words that the edition in force has instead; empty if it lacks the text. */
  readonly inForce?: string;
}

/** A contract or an appendix in one language beside its source. */
export interface SideBySide {
  readonly texts: readonly TextPair[];
  /** The editions in force that the texts are part of, and whether they contain all of them as they are. */
  readonly editions: readonly { readonly name: string; readonly isSame: boolean }[];
}

interface Wanted {
  /** The name of a contract or an appendix, or the id of its page. */
  readonly document: string;
  readonly language: string;
  /** ISO date. */
  readonly today: string;
  readonly writeFact: FactWriter;
}

/** Every text of a contract or an appendix beside its source, in order. Undefined if the document or the language does not exist. */
export function textsSideBySide(content: SharedContent, { document, language, today, writeFact }: Wanted): SideBySide | undefined {
  const page = contractsWithAppendices(content).find((one) => one.id === document || documentNameOf(one) === document);
  if (!page || !Object.hasOwn(content.languages.value, language)) return undefined;
  const outline = outlineOf(page);
  // The sources of all translations come first; clauses that a country adds are written in its own source language.
  const sources = new Set(
    lineageOf(content.contracts, page)
      .map(({ definition }) => definition.value.source)
      .reverse(),
  );
  const [own = new Map<string, PrintedText>(), ...originals] = [language, ...sources].map((from) => {
    if (outline) return byId(printedDocument(content, page, { language: from, writeFact }));
    return byId(page.copies.has(from) ? printedAppendix(content, page, { language: from, writeFact }) : undefined);
  });
  const all = new Set([...originals, own].flatMap((one) => [...one.keys()]));
  const ids = outline ? [...frame, 'meta.title', 'meta.description', ...textIdsOf(outline.sections)].filter((id) => all.has(id)) : [...all];
  const attested = attestedAt(content, writeFact);
  const { editions, frozen } = frozenIn(content, page, { language, today, writeFact });
  const texts = ids.map((id): TextPair => {
    const text = own.get(id);
    const source = originals.flatMap((one) => one.get(id) ?? [])[0];
    const before = frozen && !id.startsWith('meta.') ? (frozen.get(id) ?? '') : undefined;
    return {
      ...{ id, number: (text ?? source)?.number ?? '', source: source?.text, text: text?.text, file: text?.file },
      attested: text && attested.get(placeKey(text)),
      ...(before !== undefined && before !== (text?.text ?? '') && { inForce: before }),
    };
  });
  return { texts, editions };
}

const byId = (part: PrintedPart | undefined): ReadonlyMap<string, PrintedText> =>
  new Map((part ? [...part.texts, ...part.meta] : []).map((text) => [text.id, text]));

/** The editions in force that a page is part of; of a contract also the words of its clauses there. */
function frozenIn(
  content: SharedContent,
  page: PageWithCopies,
  { language, today, writeFact }: Omit<Wanted, 'document'>,
): Pick<SideBySide, 'editions'> & { readonly frozen?: ReadonlyMap<string, string> } {
  const inForce = (document: string) => {
    const edition = editionOn(content.editions, document, today);
    return edition && edition.record.inForce <= today ? [edition] : [];
  };
  const outline = outlineOf(page);
  if (!outline) {
    const appendix = printedAppendix(content, page, { language, writeFact });
    const editions = documentsNaming(content, page).flatMap(inForce);
    return {
      editions: editions.map((one) => ({
        name: nameOfEdition(one.record),
        isSame: appendix !== undefined && containsAppendix(one, appendix),
      })),
    };
  }
  const [edition] = inForce(outline.id);
  const text = edition?.texts.get(language);
  const printed = printedDocument(content, page, { language, writeFact });
  if (!edition || text === undefined || !printed) return { editions: [] };
  const lines = linesOfEdition(text, edition.record.sections).filter(({ appendix }) => appendix === undefined);
  return {
    editions: [{ name: nameOfEdition(edition.record), isSame: editionText(printed) === text }],
    frozen: new Map(lines.map(({ key, text: words }) => [key, words])),
  };
}
