import type { FixIntent } from '../diagnostics/fix.ts';
import { entryOf } from '../edit/attest.ts';
import { canonicalSource, canonicalText } from '../model/canonical.ts';
import type { Content, Entry, PageBatch, Wording } from '../model/content.ts';
import { lineOf } from '../model/ledger.ts';
import { decode } from './codes.ts';
import type { PlannedUnit } from './plan.ts';

/** A text to write at its place. */
export interface TextChange {
  readonly file: string;
  readonly dataPath: readonly string[];
  readonly text: string;
  readonly fixIntent: FixIntent;
}

/** The changes of a plan in one content file. */
export function changesOf(plan: readonly PlannedUnit[], file: string): TextChange[] {
  return plan.flatMap(({ unit, outcome, text }) =>
    unit && text !== undefined && (outcome === 'translated' || outcome === 'stale')
      ? [{ file, dataPath: unit.dataPath, text, fixIntent: { title: `Write '${unit.key}'`, changes: [{ write: text }] } }]
      : [],
  );
}

/** The content with changed texts, so that the checks of a build can read it before anything is written. */
export function withChanges(content: Content, changes: readonly TextChange[]): Content {
  const changed = (entry: Entry<Wording>): Entry<Wording> => {
    const own = changes.filter(({ file }) => file === entry.file);
    return own.length
      ? { ...entry, value: own.reduce((value, { dataPath, text }) => withText(value, dataPath, text), entry.value) }
      : entry;
  };
  const all = (entries: ReadonlyMap<string, Entry<Wording>>) =>
    new Map([...entries].map(([language, entry]) => [language, changed(entry)]));
  const pages = (batch: PageBatch) => new Map([...batch].map(([id, page]) => [id, { ...page, copies: all(page.copies) }]));
  return { ...content, dictionaries: all(content.dictionaries), batch: pages(content.batch), contracts: pages(content.contracts) };
}

function withText(wording: Wording, [key = '', ...rest]: readonly string[], text: string): Wording {
  return { ...wording, [key]: rest.length ? withText(wording[key] as Wording, rest, text) : text };
}

/** The lines that the ledger gets: each written clause is translated, from the source that the file contains. */
export function attestations(plan: readonly PlannedUnit[], { by, at }: { readonly by: string; readonly at: string }): string[] {
  return plan.flatMap(({ unit, outcome, text, returned }) => {
    if (!unit?.clause || text === undefined || (outcome !== 'translated' && outcome !== 'stale')) return [];
    const { clause } = unit;
    const given = { ...clause, text: canonicalText(text), source: canonicalSource(decode(returned.source)) };
    return [lineOf(entryOf(given, { by, at, status: 'translated' }))];
  });
}
