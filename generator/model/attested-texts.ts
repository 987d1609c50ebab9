import { lineFault, statusGiven } from './attestation.ts';
import { canonicalSource, canonicalText, textHash } from './canonical.ts';
import type { SharedContent } from './content.ts';
import { type ContractText, contractTexts } from './contract-texts.ts';
import { groupBy } from './group-by.ts';
import { inTime, type Ledger, type LedgerEntry, type Status } from './ledger.ts';
import { lazy } from './memoize.ts';
import type { People } from './people.ts';
import { type Printable, printedLine, printedParts } from './printed-documents.ts';
import type { FactWriter } from './printed-text.ts';

/** A text of a contract in one language, in the document or appendix that has it, with its entries in the ledger. */
export interface AttestedText extends Pick<ContractText, 'document' | 'language' | 'text' | 'file' | 'dataPath'> {
  /** Name in the ledger: `use.secrecy`, `use.heading`, `title`, `meta.description`. */
  readonly clause: string;
  /** Whether the text is the source that the other languages translate. */
  readonly isSource: boolean;
  /** Canonical, as in the ledger. */
  readonly source: string;
  readonly sourceFile: string;
  /** Every entry about it, the latest last. */
  readonly entries: Ledger;
  /** The valid entry or, if the texts have changed since, the latest of the invalid ones. */
  readonly entry?: LedgerEntry;
  /** The status that this entry gives, by a person who may attest it. */
  readonly given?: Status;
  /** Document → the text as the document prints it now, of every published document with this text. */
  readonly shown: () => Shown;
  /** ISO date of the last day on which this entry lets the translation pass without a review. */
  readonly unreviewed?: string;
  /** The documents that print the text differently from what the entry reviews or approves. */
  readonly changed: readonly string[];
  /** The status of the valid entry; `stale` if the source has changed since; otherwise a draft. */
  readonly state: State;
}
export type State = Status | 'stale';

/** The part of the content that has contracts, their attestations and the people who made them. */
export type Attestable = Pick<SharedContent, 'ledger' | 'people'> & Printable;

/** Every text of a contract document or of its appendices, in each of their languages. Inherited ones belong to the document with the text. */
export function attestedTexts(content: Attestable, writeFact: FactWriter): AttestedText[] {
  const ledger = groupBy(content.ledger, keyOf);
  const people = content.people?.value ?? {};
  const prints = lazy(() => printsOf(content, writeFact));
  return contractTexts(content).flatMap(({ page, document, id, language, text, file, dataPath, source }) => {
    const { source: original } = page.definition.value;
    const isSource = language === original;
    // There is nothing to compare with; the missing source text is reported elsewhere.
    if (!isSource && source === undefined) return [];
    const place = { document, clause: id, language };
    const made = { ...place, isSource, text: canonicalText(text), source: canonicalSource(source ?? text) };
    const entries = (ledger.get(keyOf(place)) ?? []).toSorted(inTime);
    const shown = () => prints().get(placeKey({ file, dataPath })) ?? {};
    const sourceFile = page.copies.get(original)?.file ?? '';
    return [{ ...made, file, dataPath, sourceFile, entries, shown, ...stateOf(made, { entries, people, shown }) }];
  });
}

/** Whether a text is ready for customers: a source is approved; a translation is reviewed, or legal lets it pass. */
export const isReady = ({ isSource, state, unreviewed = '' }: AttestedText, today: string): boolean =>
  state === 'approved' || (!isSource && (state === 'reviewed' || (state === 'translated' && unreviewed >= today)));

type Shown = NonNullable<LedgerEntry['shown']>;

/** File and path of a text → document → the text as it prints it. */
function printsOf(content: Attestable, writeFact: FactWriter): ReadonlyMap<string, Shown> {
  const prints = new Map<string, Record<string, string>>();
  for (const { document, texts, meta } of printedParts(content, writeFact)) {
    for (const text of [...texts, ...meta]) {
      const key = placeKey(text);
      prints.set(key, { ...prints.get(key), [document]: printedLine(text) });
    }
  }
  return prints;
}

export const placeKey = ({ file, dataPath }: Pick<AttestedText, 'file' | 'dataPath'>): string => `${file}\0${dataPath.join('\0')}`;

/** The texts of contracts by their places (`placeKey`). */
export const attestedAt = (content: Attestable, writeFact: FactWriter): ReadonlyMap<string, AttestedText> =>
  new Map(attestedTexts(content, writeFact).map((one) => [placeKey(one), one]));

/** The entry that counts for a text, and its state; without one, the state that the last entry leaves it in. */
function stateOf(
  { isSource, text, source }: Pick<AttestedText, 'isSource' | 'text' | 'source'>,
  { entries, people, shown }: { readonly entries: Ledger; readonly people: People; readonly shown: () => Shown },
): Pick<AttestedText, 'entry' | 'given' | 'unreviewed' | 'changed' | 'state'> {
  const [src, txt] = [textHash(source), textHash(text)];
  const counting = entries.findLast((entry) => entry.txt === txt && (isSource || entry.src === src));
  const entry = counting ?? entries.at(-1);
  if (!entry) return { changed: [], state: 'draft' };
  const given = statusGiven(entry, people);
  if (!counting) return { entry, given, changed: [], state: !isSource && entry.src !== src ? 'stale' : 'draft' };
  const isRead = given === 'reviewed' || given === 'approved';
  const changed = isRead ? Object.entries(shown()).flatMap(([document, text]) => (text === entry.shown?.[document] ? [] : document)) : [];
  const unreviewed = lineFault(entry, people) ? undefined : entry.unreviewed;
  return { entry, given, ...(unreviewed && { unreviewed }), changed, state: changed.length ? (isSource ? 'draft' : 'translated') : given };
}

const keyOf = ({ document, clause, language }: Pick<LedgerEntry, 'document' | 'clause' | 'language'>) =>
  [document, clause, language].join('\0');
