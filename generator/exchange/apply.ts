import type { FixIntent, WrittenValue } from '../diagnostics/fix.ts';
import { type Attestation, entryOf } from '../edit/attest.ts';
import { attestedAt, placeKey } from '../model/attested-texts.ts';
import { canonicalSource } from '../model/canonical.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { lineOf } from '../model/ledger.ts';
import { wordingAt } from '../model/messages.ts';
import { replaceCopies } from '../model/page-copies.ts';
import type { PlannedUnit } from './plan.ts';
import { type Plural, pluralText, withBranch } from './plurals.ts';
import type { TextsOfFile, Unit } from './units.ts';

/** A text to write at its place. */
export interface TextChange {
  readonly file: string;
  readonly dataPath: readonly string[];
  /** A group of texts where the whole group is missing. */
  readonly value: WrittenValue;
  readonly fixIntent: FixIntent;
}

interface Written extends PlannedUnit {
  readonly unit: Unit;
  readonly text: string;
  readonly source: string;
}

export const writtenIn = (plan: readonly PlannedUnit[]): Written[] =>
  plan.filter(
    (one): one is Written => one.unit !== undefined && one.text !== undefined && (one.outcome === 'translated' || one.outcome === 'stale'),
  );

/** The changes of a plan in one content file. Branches of one plural are one change, and so are the texts of a group that is missing. */
export function changesOf(plan: readonly PlannedUnit[], { file, wording }: Pick<TextsOfFile, 'file' | 'wording'>): TextChange[] {
  const plurals = new Map<string, Plural>();
  const values = new Map<string, Omit<TextChange, 'file' | 'fixIntent'>>();
  for (const { unit, text } of writtenIn(plan)) {
    const { branch, group = unit.key, dataPath } = unit;
    const plural = branch && withBranch(plurals.get(group) ?? branch.plural, branch.form, text);
    if (plural) plurals.set(group, plural);
    const depth = dataPath.findIndex((_, index) => wordingAt(wording, dataPath.slice(0, index + 1)) === undefined) + 1;
    const path = dataPath.slice(0, depth || undefined);
    const before = values.get(path.join('.'))?.value;
    values.set(path.join('.'), {
      dataPath: path,
      value: withText(before, dataPath.slice(path.length), plural ? pluralText(plural) : text),
    });
  }
  return [...values].map(([name, { dataPath, value }]) => ({
    ...{ file, dataPath, value },
    fixIntent: { title: `Write '${name}'`, changes: [{ write: value }] },
  }));
}

export const wordingOf = (changes: readonly TextChange[], file: string): WrittenValue =>
  changes.reduce<WrittenValue>((group, one) => (one.file === file ? withText(group, one.dataPath, one.value) : group), {});

/** The content with changed texts, so that the checks of a build can read it before anything is written. */
export function withChanges(content: Content, changes: readonly TextChange[]): Content {
  const changed = (entry: Entry<Wording>): Entry<Wording> => {
    const own = changes.filter(({ file }) => file === entry.file);
    return own.length
      ? {
          ...entry,
          value: own.reduce((wording, { dataPath, value }) => withText(wording as WrittenValue, dataPath, value) as Wording, entry.value),
        }
      : entry;
  };
  return replaceCopies(content, (copies) => new Map([...copies].map(([language, entry]) => [language, changed(entry)])));
}

function withText(group: WrittenValue | undefined, [key, ...rest]: readonly string[], value: WrittenValue): WrittenValue {
  if (key === undefined) return value;
  const texts = typeof group === 'object' ? group : {};
  return { ...texts, [key]: withText(texts[key], rest, value) };
}

/** The lines that the ledger gets: each written clause is translated, from the source that the file contains. */
export function attestations(plan: readonly PlannedUnit[], file: string, { content, writeFact, ...made }: Statement): string[] {
  const clauses = attestedAt(content, writeFact);
  return writtenIn(plan).flatMap(({ unit, source }) => {
    const clause = clauses.get(placeKey({ file, dataPath: unit.dataPath }));
    return clause ? [lineOf(entryOf({ ...clause, source: canonicalSource(source) }, { ...made, status: 'translated' }))] : [];
  });
}

interface Statement extends Pick<Attestation, 'by' | 'at' | 'sign' | 'writeFact'> {
  readonly content: Content;
}
