import type { Entry, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
import { documentsOf } from '../model/contract-documents.ts';
import { isGap } from '../model/gap.ts';
import { wordingAt } from '../model/messages.ts';
import { type Outline, partsOf, textIdsOf } from '../model/outline.ts';
import { copiesOf } from '../model/page-copies.ts';

export { documentsOf };

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

export interface Clause {
  /** `use.secrecy`, or `use.heading`. */
  readonly id: string;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** Every contract document in every language with texts for it: published, or the base of a published one. */
export function versionsOf(content: SharedContent): readonly Version[] {
  let versions = known.get(content.contracts);
  if (!versions) {
    versions = documentsOf(content).flatMap(({ page, outline }) =>
      languagesOf(content, page).map((language) => versionOf(content, { page, outline, language })),
    );
    known.set(content.contracts, versions);
  }
  return versions;
}

/** Cached for several checks; content does not change after loading. */
const known = new WeakMap<SharedContent['contracts'], readonly Version[]>();

function languagesOf(content: SharedContent, page: PageWithCopies): string[] {
  const published = (page.definition.value.addresses ?? []).map(({ language }) => language);
  return [...new Set([...published, ...page.copies.keys()])]
    .filter((language) => copiesOf(content.contracts, page, language).length)
    .sort();
}

function versionOf(content: SharedContent, { page, outline, language }: Pick<Version, 'page' | 'outline' | 'language'>): Version {
  const copies = copiesOf(content.contracts, page, language);
  const ids = textIdsOf(outline.sections);
  const found = ids.map((id) => ({ id, clause: clauseIn(copies, id) }));
  return {
    page,
    outline,
    language,
    clauses: found.flatMap(({ clause }) => (clause && 'text' in clause ? [clause] : [])),
    missing: found.flatMap(({ id, clause }) => (clause ? [] : [id])),
  };
}

/** The text of a clause in the first of these files that has it; an omitted clause has none, and is not missing. */
function clauseIn(copies: readonly Entry<Wording>[], id: string): Clause | { readonly omitted: true } | undefined {
  const dataPath = ['clauses', ...partsOf(id)];
  for (const { value, file } of copies) {
    const text = wordingAt(value, dataPath);
    if (typeof text === 'string') return { id, text, file, dataPath };
    if (isGap(text)) return { omitted: true };
  }
  return undefined;
}
