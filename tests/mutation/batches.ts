import type { Content, Entry, PageWithCopies, Wording } from '../../generator/model/content.ts';
import { isGap } from '../../generator/model/gap.ts';
import type { Mutant } from './mutants.ts';

/** The number of local mutants that are made in one language at once. */
const together = 12;

/**
 * Mutants that can be checked in one run without one being mistaken for another: each in a clause of its own, and where a mutation
 * can be reported for other clauses of its language (terms, whole clauses), that mutation alone in the language.
 */
export function batchesOf(mutants: readonly Mutant[]): Mutant[][] {
  const batches: Batch[] = [];
  for (const mutant of mutants) {
    const ids = idsOf(mutant);
    const { language } = mutant.clause;
    const most = isLocal(mutant) ? together : 1;
    const full = ({ clauses, languages }: Batch) => {
      const there = languages.get(language);
      return ids.some((id) => clauses.has(id)) || (there !== undefined && (most === 1 || there >= together));
    };
    let batch = batches.find((one) => !full(one));
    if (!batch) {
      batch = { mutants: [], clauses: new Set(), languages: new Map() };
      batches.push(batch);
    }
    batch.mutants.push(mutant);
    for (const id of ids) batch.clauses.add(id);
    batch.languages.set(language, (batch.languages.get(language) ?? 0) + (most === 1 ? together : 1));
  }
  return batches.map(({ mutants: own }) => own);
}

interface Batch {
  readonly mutants: Mutant[];
  readonly clauses: Set<string>;
  readonly languages: Map<string, number>;
}

const idsOf = ({ clause, also }: Mutant) => [clause.id, ...(also ? [also.clause.id] : [])];

/** A fault at a fact, a reference, a document or the brand, or a number too many, is reported at its own clause alone. */
const isLocal = ({ mutation, detail }: Mutant) =>
  mutation.startsWith('number') || (/^\{(?:fact|ref|doc|brand):/.test(detail) && mutation !== 'token written out');

/** The contract texts alone, with the mutants made in them. */
export function withSlips(content: Content, mutants: readonly Mutant[]): Content {
  const wanted = new Set(['terms-common', ...mutants.map(({ clause }) => clause.page.id)]);
  const pages = new Map([...content.contracts].filter(([id]) => wanted.has(id)));
  const changes = mutants.flatMap(({ clause, text, also }) => [{ clause, text }, ...(also ? [also] : [])]);
  for (const { clause, text } of changes) {
    const page = pages.get(clause.page.id) as PageWithCopies;
    const entry = page.copies.get(clause.language) as Entry<Wording>;
    const value = changed(entry.value, clause.path, text);
    pages.set(page.id, { ...page, copies: new Map([...page.copies, [clause.language, { ...entry, value }]]) });
  }
  return { ...content, pages, contracts: pages, batch: new Map(), dictionaries: new Map() };
}

function changed(wording: Wording, [key = '', ...rest]: readonly string[], text: string | undefined): Wording {
  const { [key]: old, ...others } = wording;
  if (!rest.length) return text === undefined ? others : { ...wording, [key]: text };
  return typeof old === 'object' && !isGap(old) ? { ...wording, [key]: changed(old, rest, text) } : wording;
}
