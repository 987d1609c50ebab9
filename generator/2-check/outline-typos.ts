import { closestMatch } from '../diagnostics/closest-match.ts';
import type { PageBatch, PageWithCopies } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { groupBy } from '../model/group-by.ts';
import { memoize } from '../model/memoize.ts';
import { clausesReferred, type Outline, ownIdsOf, partsOf } from '../model/outline.ts';
import { lineageOf } from '../model/page-copies.ts';
import { isWithin } from '../model/within.ts';
import { clausesOf } from '../model/written-clauses.ts';

/** A name of an outline without a text, while several texts use nearly the same name: then the outline is likely wrong. */
export interface OutlineTypo {
  readonly page: PageWithCopies;
  readonly outline: Outline;
  /** A clause, or a whole section. */
  readonly id: string;
  /** The name in the texts. */
  readonly wordedAs: string;
  readonly cause: string;
}

/** The typos in the outline of a document, and in those that it is based on. */
export function typosInLineage(contracts: PageBatch, page: PageWithCopies): readonly OutlineTypo[] {
  return lineageOf(contracts, page).flatMap(typosIn);
}

/** The typo that explains a clause that the texts have and the outline does not. */
export function typoOf(typos: readonly OutlineTypo[], id: string): OutlineTypo | undefined {
  return typos.find(({ wordedAs }) => isWithin(id, wordedAs));
}

export const typosIn = memoize((page: PageWithCopies): readonly OutlineTypo[] => {
  const outline = outlineOf(page);
  if (!outline) return [];
  const ids = ownIdsOf(outline);
  const worded = groupBy(clausesOf(page), ({ id }) => id);
  const unworded = ids.filter((id) => !worded.has(id));
  // If only one text differs from the outline, the text may be wrong.
  const strange = [...worded].filter(([id, { length }]) => length > 1 && !ids.includes(id)).map(([id]) => id);
  const [own, others] = [sectionsOnlyIn(unworded, ids), sectionsOnlyIn(strange, [...worded.keys()])] as const;
  // The only section without texts is the only one that the outline lacks, whatever their names.
  const [[section], [other]] = [own, others];
  const sections = section && other && own.length + others.length === 2 ? [[section, other] as const] : pairs(own, others);
  const isReported = (id: string, at: 0 | 1) => sections.some((pair) => isWithin(id, pair[at]));
  const clauses = pairs(
    unworded.filter((id) => !isReported(id, 0)),
    strange.filter((id) => !isReported(id, 1)),
  );
  return [...sections, ...clauses].map(([id, wordedAs]) => ({ page, outline, id, wordedAs, cause: causeOfClause(outline, wordedAs) }));
}, new WeakMap());

/** Sections that occur only in the first ids. */
function sectionsOnlyIn(ids: readonly string[], all: readonly string[]): string[] {
  const sections = [...new Set(ids.map((id) => partsOf(id)[0]))];
  return sections.filter((section) => all.every((id) => partsOf(id)[0] !== section || ids.includes(id)));
}

/** Each name with a similar one of the others; each is used once. */
export function pairs(names: readonly string[], others: readonly string[]): (readonly [string, string])[] {
  const open = new Set(others);
  return names.flatMap((name) => {
    const near = closestMatch(name, open);
    return near !== undefined && open.delete(near) ? [[name, near] as const] : [];
  });
}

/** Whether a document adds a clause that its base has; one that it omits and adds again is its own. */
export function isAddedTwice({ base, changes: { add = {}, omit = {} } = {} }: Outline, id: string): boolean {
  const [section, clause] = partsOf(id);
  const isLeftOut = Object.hasOwn(omit, id) || Object.hasOwn(omit, section);
  return Object.hasOwn(add, id) && !isLeftOut && (base?.sections[section]?.includes(clause) ?? false);
}

export const namesIn = ({ sections }: Outline): string[] =>
  Object.entries(sections).flatMap(([section, clauses]) => [section, ...clauses.map((clause) => `${section}.${clause}`)]);

/** The root of an outline's bases, which lists the terms and nearly all clauses. */
export const rootOf = (outline: Outline): Outline => (outline.base ? rootOf(outline.base) : outline);

/** The cause of findings that follow from a missing clause or term. */
export const causeOfClause = (outline: Outline, id: string): string => `clause ${rootOf(outline).id}.${id}`;
export const causeOfTerm = (outline: Outline, id: string): string => `term ${rootOf(outline).id}.${id}`;

/** The cause of every finding about the place where a term is defined. */
export const causeOfDefinition = (outline: Outline, id: string): string => `definition ${rootOf(outline).id}.${id}`;

/** The cause of findings about a reference to the clause that has it, or a range that runs backwards. */
export const causeOfReference = (outline: Outline, id: string): string => `reference ${rootOf(outline).id}.${id}`;

/** The cause of a token of a clause (`ref:use.secrecy`, `term:customer`) that names nothing in the outline, or the clause itself, or defines a term; otherwise undefined. */
export function causeOfToken(token: string, outline: Outline, clause: string): string | undefined {
  const [kind, name = ''] = token.split(':');
  if ((kind === 'term' || kind === 'def') && !outline.terms.includes(name)) return causeOfTerm(outline, name);
  if (kind === 'def') return causeOfDefinition(outline, name);
  if (kind !== 'ref') return undefined;
  const unknown = name.split('..').find((id) => clausesReferred(outline.sections, id).length === 0);
  if (unknown !== undefined) return causeOfClause(outline, unknown);
  const referred = clausesReferred(outline.sections, name);
  return !referred.length || referred.includes(clause) ? causeOfReference(outline, clause) : undefined;
}
