import { createHash } from 'node:crypto';
import type { Outline } from './outline.ts';
import type { TextToCompare } from './redline.ts';
import type { Statement } from './statements.ts';

/** The folder of the editions in the content folder. */
export const editionsPath = 'editions';

/** A frozen edition of a contract document, as its file has it. Only the command `edition publish` writes it. */
export interface EditionRecord {
  /** The name of the contract: `at`. */
  readonly document: string;
  /** ISO date that names it. */
  readonly edition: string;
  /** ISO date of the first day on which it applies. */
  readonly inForce: string;
  /** The day on which customers were told. */
  readonly noticeSent?: string;
  /** SHA-256 of the file of the edition before, so that none can be altered or removed unnoticed. */
  readonly supersedes?: string;
  /** The entry in people.ts that published it. */
  readonly by: string;
  /** ISO date of its publication. */
  readonly at: string;
  /** Section → its clauses, in order: the numbers in the texts are theirs. */
  readonly sections: Outline['sections'];
  /** Fact → its value in the authoritative language, as the texts print it. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The editions that were withdrawn before (`at@2027-03-01`): their withdrawals cannot be removed unnoticed. */
  readonly withdrawals?: readonly string[];
  /** Language → the file with the text that readers get, and its SHA-256. */
  readonly texts: Readonly<Record<string, { readonly file: string; readonly sha256: string }>>;
  /** The signature of that person (Ed25519, base64) over the record without it. */
  readonly sig?: string;
}

/** A line of `withdrawn.jsonl`: a person's statement that an edition does not apply. Only the command `edition withdraw` writes it. */
export interface Withdrawal extends Pick<EditionRecord, 'document' | 'edition' | 'by' | 'at' | 'withdrawals' | 'sig'> {
  /** Why, in the words of that person. */
  readonly reason: string;
  /** SHA-256 of the file of the edition. */
  readonly sha256: string;
}

export const withdrawalsFile = 'withdrawn.jsonl';

/** An edition with the contents of its files. */
export interface Edition {
  /** `content/editions/at/2027-03-01.json` */
  readonly file: string;
  /** The contents of that file. */
  readonly record: EditionRecord;
  /** SHA-256 of its file. */
  readonly sha256: string;
  /** Language → the text in its file; undefined for a missing file. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  /** The statement by which it was withdrawn. */
  readonly withdrawn?: Withdrawal;
}

/** SHA-256 of a text in UTF-8, as `sha256sum` prints it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An edition or a withdrawal as a line that its signature covers: without the signature. */
export const unsignedRecord = ({ sig: _, ...record }: EditionRecord | Withdrawal): string => JSON.stringify(record);

export const statementOfEdition = (record: EditionRecord | Withdrawal): Statement => ({
  ...{ by: record.by, at: record.at, roles: ['owner', 'legal'], signedBy: 'all' },
  ...{ text: unsignedRecord(record), sig: record.sig },
});

/** The withdrawals of any documents, as a new edition or withdrawal names them. */
export function withdrawalsIn(editions: readonly Edition[]): Pick<EditionRecord, 'withdrawals'> {
  const withdrawals = editions.flatMap(({ record, withdrawn }) => (withdrawn ? nameOfEdition(record) : []));
  return withdrawals.length ? { withdrawals } : {};
}

/** A fact that an edition prints otherwise than the one before it, or than the present text does. */
export interface ChangedFact {
  readonly id: string;
  readonly words: string;
}

/** The facts of an edition that have other values by now. */
export const changedFacts = ({ facts = {} }: EditionRecord, now: EditionRecord['facts'] = {}): ChangedFact[] =>
  Object.entries(facts).flatMap(([id, was]) => {
    const is = now[id] ?? was;
    return is === was ? [] : { id, words: `\`${id}\` was ${was} and is ${is}`.replaceAll('\u00a0', ' ') };
  });

export type EditionStatus = 'announced' | 'in force' | 'superseded' | 'withdrawn';

/** An edition as commands and messages name it: `at@2027-03-01`. */
export const nameOfEdition = ({ document, edition }: Pick<EditionRecord, 'document' | 'edition'>): string => `${document}@${edition}`;

/** The editions of a document, the oldest first. */
export const editionsOf = (editions: readonly Edition[], document: string): Edition[] =>
  editions.filter(({ record }) => record.document === document).sort((a, b) => (a.record.inForce < b.record.inForce ? -1 : 1));

/** The editions of a document that have a text in a language, the oldest first. */
export const editionsIn = (editions: readonly Edition[], document: string, language: string): Edition[] =>
  editionsOf(editions, document).filter(({ record }) => Object.hasOwn(record.texts, language));

/** The name of the list of editions among their parts. */
export const listOfEditions = 'editions';

/** The parts that editions have addresses for: their list, each edition, and the differences of each from the one before. */
export function editionParts(editions: readonly Edition[]): string[] {
  const names = editions.map(({ record }) => record.edition);
  if (!names.length) return [];
  return [listOfEditions, ...names, ...names.slice(1).map((name, index) => `${names[index]}..${name}`)];
}

/** The editions of a document that were not withdrawn, the oldest first. */
export const validEditions = (editions: readonly Edition[], document: string): Edition[] =>
  editionsOf(editions, document).filter(({ withdrawn }) => !withdrawn);

/** The text of an edition in a language, with the outline of its numbers. */
export function textOf({ record, texts }: Edition, language: string): TextToCompare | undefined {
  const text = texts.get(language);
  return text === undefined ? undefined : { text, sections: record.sections };
}

/** The edition that a document shows on a day: the one in force, otherwise the first that is announced. */
export function editionOn(editions: readonly Edition[], document: string, today: string): Edition | undefined {
  const valid = validEditions(editions, document);
  return valid.findLast(({ record }) => record.inForce <= today) ?? valid[0];
}

export function statusOf(editions: readonly Edition[], { record, withdrawn }: Edition, today: string): EditionStatus {
  if (withdrawn) return 'withdrawn';
  if (record.inForce > today) return 'announced';
  return editionOn(editions, record.document, today)?.record.edition === record.edition ? 'in force' : 'superseded';
}
