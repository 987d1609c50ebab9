import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../support/paths.ts';
import { accepted } from './gate/accepted-faults.ts';
import { byKind, type Outcome, scoreOf } from './gate/result.ts';

/*
 * Measures how many faults pass the gate: faults of every kind are seeded in the real content, its files and the rendered pages, and each
 * must be reported by an expected code, at its file and value or at its address. Four places of each kind; MUTANTS=all
 * takes up to 24. `npm run mutants` prints the table. It runs by itself, because React renders several times faster
 * outside the test runner.
 */

const isNight = process.env.MUTANTS === 'all';

/*
 * A new kind changes these counts, and other content may: compare `npm run mutants` before and after, and write the new counts here
 * when every kind that had places still has them. With more places, three more kinds find one.
 */
const kinds = isNight ? 282 : 279;
const placesByDay = 849;

let outcomes: readonly Outcome[];
let clean: readonly string[];

beforeAll(async () => {
  const args = [
    '--max-semi-space-size=64',
    '--import',
    'tsx',
    'tests/mutation/gate/print.ts',
    '--json',
    ...(isNight ? ['--places=24'] : []),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  ({ outcomes, clean } = JSON.parse(stdout));
}, 3_600_000);

test('the pages without a fault have no findings', () => expect(clean).toEqual([]));

test('every kind of fault is seeded, each in several places if possible', () => {
  expect(byKind(outcomes).length).toBe(kinds);
  if (isNight) expect(outcomes.length).toBeGreaterThan(5 * placesByDay);
  else expect(outcomes.length).toBe(placesByDay);
});

test('at least 99 of 100 faults are reported at their place, and every survivor is accepted with a reason', () => {
  const survivors = outcomes.filter(({ code }) => !code);
  const unexplained = survivors.filter((outcome) => !accepted.some(({ is }) => is(outcome)));
  expect(unexplained.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([]);
  expect(scoreOf(outcomes)).toBeGreaterThanOrEqual(0.99);
});
