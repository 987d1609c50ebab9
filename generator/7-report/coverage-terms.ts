import { attestedClauses, type State } from '../model/attested-clauses.ts';
import type { PageWithCopies, SharedContent } from '../model/content.ts';
import { documentsOf } from '../model/contract-documents.ts';
import { statuses } from '../model/ledger.ts';
import { wordingAt } from '../model/messages.ts';
import type { Sections } from '../model/outline.ts';
import { copiesOf } from '../model/page-copies.ts';
import type { Cell } from './coverage-cell.ts';

const order: readonly State[] = ['stale', ...statuses];

/** Contract document × language: the states of its clauses, inherited ones included. */
export function termsCells(content: SharedContent): Cell[] {
  const known = new Map(attestedClauses(content).map(({ file, clause, state }) => [`${file} ${clause}`, state]));
  return documentsOf(content).flatMap(({ page, outline }) =>
    languagesOf(page).map((language) => {
      const copies = copiesOf(content.contracts, page, language);
      const states = idsOf(outline.sections).flatMap((id) => {
        // The first document with the clause determines its state; an omitted clause has none.
        const copy = copies.find(({ value }) => wordingAt(value, ['clauses', ...id.split('.')]) !== undefined);
        return known.get(`${copy?.file} ${id}`) ?? [];
      });
      return cellOf(outline.id, language, states);
    }),
  );
}

function languagesOf({ copies, definition }: PageWithCopies): string[] {
  return [...new Set([...copies.keys(), ...(definition.value.addresses ?? []).map(({ language }) => language)])].sort();
}

function idsOf(sections: Sections): string[] {
  return Object.entries(sections).flatMap(([section, clauses]) => ['heading', ...clauses].map((clause) => `${section}.${clause}`));
}

function cellOf(name: string, where: string, states: readonly State[]): Cell {
  const counts = order.map((state) => [state, states.filter((found) => found === state).length] as const).filter(([, count]) => count);
  const texts = states.filter((state) => state === 'approved').length;
  const cell = { kind: 'terms', name, where, language: where, texts, of: states.length, clauses: Object.fromEntries(counts) } as const;
  return texts === states.length
    ? { ...cell, state: 'complete' }
    : { ...cell, state: 'pending', note: counts.map(([state, count]) => `${count} ${state}`).join(', ') };
}
