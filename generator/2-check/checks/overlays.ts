import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction, nameCorrection } from '../../diagnostics/suggestion.ts';
import type { Page } from '../../model/content.ts';
import { type Outline, partsOf } from '../../model/outline.ts';
import type { SiteCheck } from '../content-check.ts';
import { documentsOf } from '../documents.ts';
import { isAddedTwice, type OutlineTypo, typoOf, typosInLineage } from '../outline-typos.ts';

/** Documents that change another one change existing clauses, and inherit its texts. */
export const overlays: SiteCheck = {
  name: 'overlays',
  run: (content) =>
    documentsOf(content).flatMap(({ page, outline }) =>
      outline.base
        ? [
            ...changesOf(page, { outline, base: outline.base, typos: typosInLineage(content.contracts, page) }),
            ...additionsOf(page, { outline, base: outline.base }),
            ...lineage(page, outline.base),
          ]
        : [],
    ),
};

interface Changing {
  readonly outline: Outline;
  readonly base: Outline;
  readonly typos: readonly OutlineTypo[];
}

function changesOf({ definition: { file } }: Page, { outline, base, typos }: Changing): Diagnostic[] {
  const { id, changes = {} } = outline;
  const known = Object.entries(base.sections).flatMap(([section, clauses]) => [
    section,
    ...clauses.map((clause) => `${section}.${clause}`),
  ]);
  const there = (at: string) => (partsOf(at)[1] === 'heading' ? known.includes(partsOf(at)[0]) : known.includes(at));
  const { omit = {}, override = {}, add = {} } = changes;
  const uses = [
    ...Object.keys(omit).map((at) => ({ verb: 'leaves out', at, path: ['omit', at] })),
    ...Object.keys(override).map((at) => ({ verb: 'words anew', at, path: ['override', at] })),
    ...Object.entries(add).flatMap(([added, { after }]) =>
      after === undefined || Object.hasOwn(add, after)
        ? []
        : [{ verb: `puts '${added}' behind`, at: after, path: ['add', added, 'after'] }],
    ),
  ];
  return uses
    .filter(({ at }) => !there(at))
    .map(
      ({ verb, at, path }): Diagnostic =>
        finding('WL4006', {
          file: file.replace(/page\.ts$/, 'outline.ts'),
          dataPath: path,
          message: `The document '${id}' ${verb} '${at}', which its base '${base.id}' does not have (any more).`,
          ...followed(typos, at),
          ...(path.at(-1) === 'after' ? correction(at, known, { noun: 'clauses' }) : nameCorrection(at, known, 'clauses')),
        }),
    );
}

/** Added clauses without a place: the base has one with the same name, or there is no such clause in their section to follow. */
function additionsOf({ definition: { file } }: Page, { outline, base }: Pick<Changing, 'outline' | 'base'>): Diagnostic[] {
  const { id, sections, changes: { add = {}, omit = {} } = {} } = outline;
  const place = { file: file.replace(/page\.ts$/, 'outline.ts') };
  return Object.entries(add).flatMap(([added, { after }]): Diagnostic[] => {
    if (isAddedTwice(outline, added)) {
      return [
        finding('WL4006', { ...place, dataPath: ['add', added] }, [
          `The document '${id}' adds '${added}', which its base '${base.id}' has already.`,
          `Move the line to override to word it anew, or give the new clause a name of its own.`,
        ]),
      ];
    }
    const [section, clause] = partsOf(added);
    if (after === undefined || sections[section]?.includes(clause)) return [];
    const dataPath = ['add', added, 'after'];
    const says = `The document '${id}' puts '${added}' behind '${after}'`;
    if (partsOf(after)[0] !== section)
      return [
        finding('WL4006', { ...place, dataPath }, [
          `${says}, which is in another section.`,
          `Name a clause of '${section}', or leave 'after' out to put it first there.`,
        ]),
      ];
    if (Object.hasOwn(omit, after))
      return [finding('WL4006', { ...place, dataPath }, [`${says}, which it leaves out.`, `Name a clause of '${section}' that stays.`])];
    if (!Object.hasOwn(add, after)) return [];
    return [
      finding('WL4006', { ...place, dataPath, cause: `no place in ${id}` }, [
        `${says}, and '${after}' has no place before '${added}' has one.`,
        `Put one of them behind a clause of the base.`,
      ]),
    ];
  });
}

/** The cause, if a finding follows from a typo in the outline of the base. */
function followed(typos: readonly OutlineTypo[], at: string): Pick<Diagnostic, 'cause' | 'follows'> {
  const typo = typoOf(typos, at);
  return typo ? { cause: typo.cause, follows: true } : {};
}

function lineage({ definition: { value, file } }: Page, base: Outline): Diagnostic[] {
  const expected = `terms-${base.id}`;
  return value.inherits === expected
    ? []
    : [
        finding('WL4006', {
          file,
          dataPath: ['inherits'],
          message: `The outline is built on '${base.id}', but the page ${value.inherits ? `inherits the texts of '${value.inherits}'` : 'inherits no texts'}.`,
          hint: `Write inherits: '${expected}'.`,
          expected,
          ...(value.inherits && { fixIntent: { title: `Write ${expected}`, changes: [{ replace: value.inherits, by: expected }] } }),
        }),
      ];
}
