import type { Entry, PageBatch, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
import { documentsOf } from '../model/contract-documents.ts';
import type { ContractText } from '../model/contract-texts.ts';
import { isGap } from '../model/gap.ts';
import { memoize } from '../model/memoize.ts';
import { wordingAt } from '../model/messages.ts';
import { type Outline, partsOf, textIdsOf } from '../model/outline.ts';
import { copiesOf } from '../model/page-copies.ts';

/** A contract document in one language, with its own and its inherited clauses. */
export interface Version {
  readonly page: PageWithCopies;
  readonly outline: Outline;
  readonly language: string;
  /** Every clause and heading with a text, in the order of the outline. */
  readonly clauses: readonly Clause[];
  /** Ids without a text that are not omitted for a reason. */
  readonly missing: readonly string[];
}

/** `id` is that in the outline, such as `use.secrecy` or `use.heading`. */
export type Clause = Pick<ContractText, 'id' | 'text' | 'file' | 'dataPath'>;

/** Every contract document in every language with texts for it: published, or the base of a published one. */
export const versionsOf = ({ contracts }: Pick<SharedContent, 'contracts'>): readonly Version[] => versionsIn(contracts);

/** Cached for several checks; content does not change after loading. */
const versionsIn = memoize((contracts: PageBatch): readonly Version[] => {
  return documentsOf({ contracts }).flatMap(({ page, outline }) => {
    const published = (page.definition.value.addresses ?? []).map(({ language }) => language);
    return [...new Set([...published, ...page.copies.keys()])].sort().flatMap((language) => {
      const copies = copiesOf(contracts, page, language);
      return copies.length ? versionOf(copies, { page, outline, language }) : [];
    });
  });
}, new WeakMap());

function versionOf(copies: readonly Entry<Wording>[], document: Pick<Version, 'page' | 'outline' | 'language'>): Version {
  const all = textIdsOf(document.outline.sections).map((id) => ({ id, clause: clauseIn(copies, id) }));
  return {
    ...document,
    clauses: all.flatMap(({ clause }) => (clause && 'text' in clause ? clause : [])),
    missing: all.flatMap(({ id, clause }) => (clause ? [] : id)),
  };
}

/** The text of a clause in the first of these files that has it, or that the file omits the clause. Undefined if it is missing. */
function clauseIn(copies: readonly Entry<Wording>[], id: string): Clause | { readonly omitted: true } | undefined {
  const dataPath = ['clauses', ...partsOf(id)];
  for (const { value, file } of copies) {
    const text = wordingAt(value, dataPath);
    if (typeof text === 'string') return { id, text, file, dataPath };
    if (isGap(text)) return { omitted: true };
  }
  return undefined;
}

export const outlineFileOf = ({ definition }: Pick<PageWithCopies, 'definition'>): string =>
  definition.file.replace(/page\.ts$/, 'outline.ts');
