import type { Entry, PageWithCopies, SharedContent, Wording } from '../model/content.ts';
import { documentsOf } from '../model/contract-documents.ts';
import { isGap } from '../model/gap.ts';
import { wordingAt } from '../model/messages.ts';
import { type Outline, partsOf, textIdsOf } from '../model/outline.ts';
import { copiesOf } from '../model/page-copies.ts';

export { documentsOf };

/** A contract document in one language, its clauses from its own files and those that it inherits from. */
export interface Version {
  readonly page: PageWithCopies;
  readonly outline: Outline;
  readonly language: string;
  /** Every clause and heading that has a text, in the order of the outline. */
  readonly clauses: readonly Clause[];
  /** Ids that have none, and are not left out for a reason. */
  readonly missing: readonly string[];
}

export interface Clause {
  /** `use.secrecy`, or `use.heading`. */
  readonly id: string;
  readonly text: string;
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** Every contract document in every language that has texts for it: published, or the base of a published one. */
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

/** Several checks ask for them; content does not change once it is loaded. */
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

/** The text that the first of these files has for a clause; what is left out for a reason has none, and is not missing. */
function clauseIn(copies: readonly Entry<Wording>[], id: string): Clause | { readonly omitted: true } | undefined {
  const dataPath = ['clauses', ...partsOf(id)];
  for (const { value, file } of copies) {
    const text = wordingAt(value, dataPath);
    if (typeof text === 'string') return { id, text, file, dataPath };
    if (isGap(text)) return { omitted: true };
  }
  return undefined;
}
