import './compile-once.ts';
import { readFile, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { check } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { edits, type Subject } from './edits/edits.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { runSequence } from './run-sequence.ts';
import { stepsAbout } from './steps.ts';

/* A check caches its rendered pages, and builds reuse them: neither reports or writes anything else because of that. */

// tests/unit/load/check-types.test.ts proves the compiler's cache.
vi.mock('../../generator/1-load/check-types.ts', async (original) => ({ ...(await original<object>()), checkTypes: async () => [] }));

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
}, 180_000);
afterAll(() => fixture?.remove());

const numRuns = Math.ceil(24 * Number(process.env.SEQUENCES ?? 1));
test(
  `builds after each check in ${numRuns} random sequences equal clean builds, and the checks report the same`,
  { timeout: 600_000 },
  () =>
    fc.assert(
      fc.asyncProperty(stepsAbout(Object.keys(edits) as Subject[]), (steps) =>
        runSequence(steps, fixture, async ({ situation, cacheDamaged }) => {
          const { content, cache } = fixture.folders;
          const { ok, diagnostics } = await check(opened({ content, cache, ...situation.options }));
          const clean = await fixture.clean(situation);
          expect(ok).toBe(clean.ok);
          expect(diagnostics.filter(({ code }) => !(cacheDamaged && code === 'WL6007'))).toEqual(clean.diagnostics);
        }),
      ),
      {
        numRuns,
        ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
        interruptAfterTimeLimit: 500_000,
        markInterruptAsFailure: true,
      },
    ),
);

test('a check renders the changed pages, and the next check renders none', async () => {
  fixture.reset();
  const { content, cache } = fixture.folders;
  const drawn: number[] = [];
  const progress = (_: number, all: number) => void drawn.push(all);
  const reported = { today: '2026-11-21', content, cache };
  await check(opened({ ...reported, progress }));
  expect(drawn).toEqual([]);
  const file = `${content}/pages/help/de.ts`;
  await writeFile(file, (await readFile(file, 'utf8')).replace("heading: '", "heading: 'Neu: "));
  await check(opened({ ...reported, progress }));
  expect(drawn.length).toBeGreaterThan(0);
  drawn.length = 0;
  await check(opened({ ...reported, progress }));
  expect(drawn).toEqual([]);
});
