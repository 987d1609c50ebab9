import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction, nameCorrection } from '../../diagnostics/suggestion.ts';
import type { PageWithCopies } from '../../model/content.ts';
import { documentsOf } from '../../model/contract-documents.ts';
import { type Outline, partsOf } from '../../model/outline.ts';
import type { SiteCheck } from '../content-check.ts';
import { outlineFileOf } from '../documents.ts';
import { isAddedTwice, namesIn, type OutlineTypo, typoOf, typosInLineage } from '../outline-typos.ts';

/** Documents that change another one change existing clauses, and inherit its texts. */
export const overlays: SiteCheck = {
  run: (content) =>
    documentsOf(content).flatMap(({ page, outline }) =>
      outline.base
        ? [
            ...changesOf(page, { outline, base: outline.base, typos: typosInLineage(content.contracts, page) }),
            ...additionsOf(page, { outline, base: outline.base }),
            lineage(page, outline.base),
          ].flat()
        : [],
    ),
};

interface Changing {
  readonly outline: Outline;
  readonly base: Outline;
  readonly typos: readonly OutlineTypo[];
}

function changesOf(page: PageWithCopies, { outline, base, typos }: Changing): Diagnostic[] {
  const { id, changes = {} } = outline;
  const clauseNames = namesIn(base);
  const there = (at: string) => (partsOf(at)[1] === 'heading' ? clauseNames.includes(partsOf(at)[0]) : clauseNames.includes(at));
  const { omit = {}, override = {}, add = {} } = changes;
  const uses = [
    ...Object.keys(omit).map((at) => ({ verb: 'omits', at, path: ['omit', at] })),
    ...Object.keys(override).map((at) => ({ verb: 'overrides', at, path: ['override', at] })),
    ...Object.entries(add).flatMap(([added, { after }]) =>
      after === undefined || Object.hasOwn(add, after) ? [] : [{ verb: `puts '${added}' after`, at: after, path: ['add', added, 'after'] }],
    ),
  ];
  return uses
    .filter(({ at }) => !there(at))
    .map(({ verb, at, path }) => {
      const typo = typoOf(typos, at);
      const fix = path.at(-1) === 'after' ? correction(at, clauseNames, { noun: 'clauses' }) : nameCorrection(at, clauseNames, 'clauses');
      return finding('WL4006', { file: outlineFileOf(page), dataPath: path, ...(typo && { cause: typo.cause, follows: true }), ...fix }, [
        `The document '${id}' ${verb} '${at}', which its base '${base.id}' does not have (any more).`,
      ]);
    });
}

/** Added clauses without a place: the base has a clause with the same name, or their section lacks the clause that they follow. */
function additionsOf(page: PageWithCopies, { outline, base }: Pick<Changing, 'outline' | 'base'>): Diagnostic[] {
  const { id, sections, changes: { add = {}, omit = {} } = {} } = outline;
  const file = outlineFileOf(page);
  return Object.entries(add).flatMap(([added, { after }]) => {
    if (isAddedTwice(outline, added))
      return finding('WL4006', { file, dataPath: ['add', added] }, [
        `The document '${id}' adds '${added}', which its base '${base.id}' already has.`,
        'To replace the clause, move this line to `override`; otherwise rename it.',
      ]);
    const [section, clause] = partsOf(added);
    if (after === undefined || sections[section]?.includes(clause)) return [];
    const place = { file, dataPath: ['add', added, 'after'] };
    const start = `The document '${id}' puts '${added}' after '${after}'`;
    if (partsOf(after)[0] !== section)
      return finding('WL4006', place, [
        `${start}, which is in another section.`,
        `Name a clause of '${section}', or delete 'after' to put '${added}' first.`,
      ]);
    if (Object.hasOwn(omit, after)) return finding('WL4006', place, [`${start}, which it omits.`, `Name another clause of '${section}'.`]);
    if (!Object.hasOwn(add, after)) return [];
    return finding('WL4006', { ...place, cause: `no place in ${id}` }, [
      `${start}, but '${after}' itself comes after '${added}'.`,
      `Put one of them after a clause of the base.`,
    ]);
  });
}

function lineage({ definition: { value, file } }: PageWithCopies, base: Outline): Diagnostic | Diagnostic[] {
  const expected = `terms-${base.id}`;
  return value.inherits === expected
    ? []
    : [
        finding('WL4006', {
          file,
          dataPath: ['inherits'],
          message: `The base of the outline is '${base.id}', but the page ${value.inherits ? `inherits the texts of '${value.inherits}'` : 'inherits no texts'}.`,
          hint: `Write inherits: '${expected}'.`,
          expected,
          ...(value.inherits && { fixIntent: { title: `Write ${expected}`, changes: [{ replace: value.inherits, by: expected }] } }),
        }),
      ];
}
