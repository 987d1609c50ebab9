import type { Content, Entry, Page, Wording } from '../../generator/model/content.ts';
import { isGap } from '../../generator/model/gap.ts';
import type { Mutant } from './mutants.ts';

/**
 * Mutants that can be checked in one run without one being mistaken for another: at most one per language, each in a clause
 * of its own. What a slip does elsewhere in its own language is no other mutant's clause.
 */
export function batchesOf(mutants: readonly Mutant[]): Mutant[][] {
  const waiting = new Map<string, Mutant[]>();
  for (const mutant of mutants) waiting.set(mutant.clause.language, [...(waiting.get(mutant.clause.language) ?? []), mutant]);
  const batches: Mutant[][] = [];
  for (let queues = [...waiting.values()]; queues.length; queues = queues.filter(({ length }) => length)) {
    const batch: Mutant[] = [];
    for (const [index, queue] of queues.entries()) {
      // Each language is at another place of its file, so that most clauses are free.
      const at = queue.findIndex((mutant) => !batch.some((other) => touch(mutant, other)));
      const [next] = at < 0 ? [] : queue.splice(batches.length % 2 || index === 0 ? at : lastFree(queue, batch), 1);
      if (next) batch.push(next);
    }
    batches.push(batch);
  }
  return batches;
}

function lastFree(queue: readonly Mutant[], batch: readonly Mutant[]): number {
  return queue.findLastIndex((mutant) => !batch.some((other) => touch(mutant, other)));
}

const idsOf = ({ clause, also }: Mutant) => [clause.id, ...(also ? [also.clause.id] : [])];
const touch = (one: Mutant, other: Mutant) => idsOf(one).some((id) => idsOf(other).includes(id));

/** The contract texts alone, with the slips made in them. */
export function withSlips(content: Content, mutants: readonly Mutant[]): Content {
  const pages = new Map<string, Page>([...content.pages].filter(([id]) => id.startsWith('terms-')));
  const changes = mutants.flatMap(({ clause, text, also }) => [{ clause, text }, ...(also ? [also] : [])]);
  for (const { clause, text } of changes) {
    const page = pages.get(clause.page.id) as Page;
    const entry = page.copies.get(clause.language) as Entry<Wording>;
    const value = changed(entry.value, clause.path, text);
    pages.set(page.id, { ...page, copies: new Map([...page.copies, [clause.language, { ...entry, value }]]) });
  }
  return { ...content, pages, dictionaries: new Map() };
}

function changed(wording: Wording, [key = '', ...rest]: readonly string[], text: string | undefined): Wording {
  const { [key]: old, ...others } = wording;
  if (!rest.length) return text === undefined ? others : { ...wording, [key]: text };
  return typeof old === 'object' && !isGap(old) ? { ...wording, [key]: changed(old, rest, text) } : wording;
}
