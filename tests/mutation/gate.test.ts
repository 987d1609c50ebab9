import { beforeAll, expect, test } from 'vitest';
import type { Outcome } from './gate/result.ts';

/*
 * How much the gate lets through: faults of every kind are seeded in the real content, its files and the rendered pages, and each
 * must be told by a code that is meant for it, at its file and value or at its address. Some places of each kind; MUTANTS=all
 * takes every file and page. `npm run mutants` prints the table.
 */

// Before React is loaded: the build for production renders several times faster.
process.env.NODE_ENV = 'production';
const places = process.env.MUTANTS === 'all' ? Number.POSITIVE_INFINITY : 3;
let outcomes: readonly Outcome[];
let clean: readonly unknown[];

beforeAll(async () => {
  const { runGate } = await import('./gate/run-gate.ts');
  const { inspect } = await import('../../generator/2-check/inspect.ts');
  const { renderedFiles } = await import('../support/rendered-files.ts');
  const { root } = await import('../support/paths.ts');
  const site = await renderedFiles(`${root}/content`);
  clean = inspect(site);
  outcomes = await runGate(site, places);
}, 3_600_000);

test('the pages without a fault are told nothing', () => expect(clean).toEqual([]));

test('faults of at least forty kinds are seeded, each in several places where there are several', async () => {
  const { byKind } = await import('./gate/result.ts');
  expect(byKind(outcomes).length).toBeGreaterThan(40);
  expect(outcomes.length).toBeGreaterThan(2.5 * byKind(outcomes).length);
});

test('at least 97 of 100 faults are told at their place, and every survivor is accepted with a reason', async () => {
  const { scoreOf } = await import('./gate/result.ts');
  const { accepted } = await import('./gate/accepted-faults.ts');
  const survivors = outcomes.filter(({ code }) => code === undefined);
  const unexplained = survivors.filter((outcome) => !accepted.some(({ is }) => is(outcome)));
  expect(unexplained.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([]);
  expect(scoreOf(outcomes)).toBeGreaterThanOrEqual(0.97);
});
