import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clausesReferred, defineOutline, extend, numbersOf, type Outline, type Sections } from '../../generator/model/outline.ts';

/* Numbers and overlays of contract documents: computed, so that they cannot disagree. */

type Changes = Pick<NonNullable<Outline['changes']>, 'omit' | 'add'>;

const changed = (of: Sections, changes: Changes): Sections =>
  extend(defineOutline({ id: 'base', sections: of, terms: [] }), { id: 'country', ...changes }).sections;

const name = fc.stringMatching(/^[a-z]{1,5}$/);
const sections: fc.Arbitrary<Sections> = fc
  .uniqueArray(name, { minLength: 1, maxLength: 6 })
  .chain((names) =>
    fc.tuple(...names.map((section) => fc.uniqueArray(name, { minLength: 1, maxLength: 6 }).map((clauses) => [section, clauses] as const))),
  )
  .map((entries) => Object.fromEntries(entries));
const idsOf = (of: Sections) => Object.entries(of).flatMap(([section, clauses]) => clauses.map((clause) => `${section}.${clause}`));

/** An outline and changes that fit it. */
const withChanges = sections.chain((base) => {
  const ids = idsOf(base);
  const reasons = fc.constant('a reason');
  const omit = fc
    .subarray([...ids, ...Object.keys(base)])
    .chain((list) => fc.tuple(...list.map((id) => reasons.map((why) => [id, why] as const))));
  const add = fc.uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(base), 'new'), name, fc.option(fc.constantFrom(...ids))), {
    maxLength: 4,
    selector: ([section, clause]) => `${section}.${clause}`,
  });
  return fc.tuple(fc.constant(base), omit, add).map(([of, left, more]) => {
    const changes: Changes = {
      omit: Object.fromEntries(left),
      add: Object.fromEntries(
        more
          .filter(([section, clause]) => !ids.includes(`${section}.${clause}`))
          .map(([section, clause, after]) => [
            `${section}.${clause}`,
            { ...(after?.startsWith(`${section}.`) && { after }), reason: 'a reason' },
          ]),
      ),
    };
    return { of, changes };
  });
});

const shuffled = (changes: Changes): Changes => ({
  omit: Object.fromEntries(Object.entries(changes.omit ?? {}).reverse()),
  add: Object.fromEntries(Object.entries(changes.add ?? {}).reverse()),
});

describe('overlays', () => {
  test('applied twice have the effect of once', () => {
    fc.assert(
      fc.property(withChanges, ({ of, changes }) => {
        const once = changed(of, changes);
        expect(changed(once, changes)).toEqual(once);
      }),
    );
  });

  test('give the same outline in any order', () => {
    fc.assert(
      fc.property(withChanges, ({ of, changes }) => {
        expect(Object.entries(changed(of, changes))).toEqual(Object.entries(changed(of, shuffled(changes))));
      }),
    );
  });

  test('leave out only the parts that they name, and keep the order of the rest', () => {
    fc.assert(
      fc.property(withChanges, ({ of, changes }) => {
        const gone = (id: string) => Object.hasOwn(changes.omit ?? {}, id) || Object.hasOwn(changes.omit ?? {}, id.split('.')[0] ?? '');
        const left = idsOf(changed(of, changes));
        const old = idsOf(of);
        expect(left.filter((id) => old.includes(id))).toEqual(old.filter((id) => !gone(id)));
      }),
    );
  });

  test('without changes keep the outline', () => {
    fc.assert(
      fc.property(sections, (of) => {
        expect(changed(of, {})).toEqual(of);
      }),
    );
  });
});

describe('numbers', () => {
  test('T9 count sections and clauses without gaps and repeats', () => {
    fc.assert(
      fc.property(sections, (of) => {
        const numbers = numbersOf(of);
        expect(new Set(numbers.values()).size).toBe(numbers.size);
        Object.entries(of).forEach(([section, clauses], first) => {
          expect(numbers.get(section)).toBe(`${first + 1}`);
          for (const [second, clause] of clauses.entries()) expect(numbers.get(`${section}.${clause}`)).toBe(`${first + 1}.${second + 1}`);
        });
      }),
    );
  });

  test('a range names every clause from its first to its last, and nothing if they are reversed', () => {
    fc.assert(
      fc.property(sections, fc.nat(), fc.nat(), (of, one, other) => {
        const ids = idsOf(of);
        const [from, to] = [one % ids.length, other % ids.length];
        const cited = clausesReferred(of, `${ids[from]}..${ids[to]}`);
        expect(cited).toEqual(from <= to ? ids.slice(from, to + 1) : []);
      }),
    );
  });
});
