import { diffArrays } from 'diff/lib/diff/array.js';
import { type EditionLine, linesOfEdition } from './edition-text.ts';
import { groupBy } from './group-by.ts';
import type { Outline } from './outline.ts';
import { wordDiff } from './word-diff.ts';

/** The text of an edition with the outline of its numbers. */
export interface TextToCompare {
  readonly text: string;
  readonly sections: Outline['sections'];
}

/** A text that differs between two editions. */
export interface Change {
  /** The number in the later edition, or in the former one if it is removed there; empty for texts without a number. */
  readonly number: string;
  /** The title of the appendix with it. */
  readonly appendix?: string;
  /** Absent if it is new. */
  readonly before?: string;
  /** Absent if it is removed. */
  readonly after?: string;
}

/**
 * The texts that differ between two editions, in the order of the later one. Clauses are compared by their names: one that was moved or got
 * another number has not changed, and neither has one that refers to it by number. Texts of appendices are compared in their order.
 */
export function redline(before: TextToCompare, after: TextToCompare): Change[] {
  const [old, now] = [linesOfEdition(before.text, before.sections), linesOfEdition(after.text, after.sections)];
  return [...changedClauses(old, now), ...changedAppendices(old, now)];
}

function changedClauses(old: readonly EditionLine[], now: readonly EditionLine[]): Change[] {
  const [oldClauses, nowClauses] = [clausesOf(old), clausesOf(now)];
  const byName = [referring(oldClauses), referring(nowClauses)] as const;
  const former = new Map(oldClauses.map((line) => [line.key, line]));
  const present = new Set(nowClauses.map(({ key }) => key));
  // Removed clauses follow the clause that was before them.
  const removedAfter = groupBy(
    oldClauses.flatMap((line, index) => (present.has(line.key) ? [] : [{ line, place: lastPresent(oldClauses, index, present) }])),
    ({ place }) => place,
  );
  const removed = (place: string) => (removedAfter.get(place) ?? []).map(({ line: { number, text } }) => ({ number, before: text }));
  const changes = nowClauses.flatMap((line): Change[] => {
    const was = former.get(line.key);
    const isSame = was && byName[0](was.text) === byName[1](line.text);
    const change = { number: line.number, ...(was && { before: was.text }), after: line.text };
    return [...(isSame ? [] : [change]), ...removed(line.key)];
  });
  return [...removed(''), ...changes];
}

/** The name of the last clause before a place that the later edition has, too; empty if all before it are removed. */
const lastPresent = (lines: readonly EditionLine[], index: number, present: ReadonlySet<string>): string =>
  lines.slice(0, index).findLast(({ key }) => present.has(key))?.key ?? '';

const clausesOf = (lines: readonly EditionLine[]) => lines.filter(({ appendix }) => appendix === undefined);

/** Writes names in the place of numbers of clauses, so that a text is the same whatever numbers its references have. */
function referring(lines: readonly EditionLine[]): (text: string) => string {
  const names = new Map(lines.flatMap(({ number, key }) => (number.includes('.') ? [[number, key] as const] : [])));
  return (text) => text.replace(/\d+\.\d+/g, (number) => names.get(number) ?? number);
}

function changedAppendices(old: readonly EditionLine[], now: readonly EditionLine[]): Change[] {
  const [former, present] = [groupBy(old, ({ appendix }) => appendix), groupBy(now, ({ appendix }) => appendix)];
  const textsIn = (lines: readonly EditionLine[] = []) => lines.map(({ text }) => text);
  return [...new Set([...present.keys(), ...former.keys()])].flatMap((appendix) =>
    changedLines(textsIn(former.get(appendix)), textsIn(present.get(appendix))).map((change) => ({ number: '', appendix, ...change })),
  );
}

/** Runs of removed lines are paired with the added lines in their place. */
function changedLines(old: string[], now: string[]): Pick<Change, 'before' | 'after'>[] {
  const runs = diffArrays(old, now);
  return runs.flatMap(({ removed, added, value }, index): Pick<Change, 'before' | 'after'>[] => {
    const next = runs[index + 1];
    if (added) return runs[index - 1]?.removed ? [] : value.map((after) => ({ after }));
    if (!removed) return [];
    const later = next?.added ? next.value : [];
    const pairs = Array.from({ length: Math.max(value.length, later.length) }, (_, line) => [value[line], later[line]] as const);
    return pairs.map(([before, after]) => ({ ...(before !== undefined && { before }), ...(after !== undefined && { after }) }));
  });
}

/** A change as a line: `2.1 He keeps [-his-] [+all+] credentials secret.` */
export const changeLine = ({ number, appendix, before = '', after = '' }: Change): string =>
  [appendix === undefined ? number : `${appendix}:`, wordDiff(before, after)].filter(Boolean).join(' ');
