import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { edits, type Subject } from './edits/edits.ts';
import { openFixtureForTests } from './fixture.ts';
import { type Between, runSequence } from './run-sequence.ts';
import { outputDamages, type Step, stepsAbout, tellings } from './steps.ts';

/*
 * After every build of random sequences of steps, output and diagnostics equal those of a clean build. A failing sequence is printed
 * with its seed and in the shortest form that was found in time. SEQUENCES=10 takes some seventeen times as many.
 */

const fixture = openFixtureForTests();
const times = Number(process.env.SEQUENCES ?? 0.6);
const all = Object.keys(edits) as Subject[];

/** Steps that chance might leave out. */
const rare: readonly Step[] = [
  ...tellings.map((tell): Step => ({ tell, clock: 'right' })),
  ...outputDamages.map((damageOutput): Step => ({ damageOutput, file: 0, clock: 'right' })),
];

interface Sequences {
  readonly about: string;
  readonly sequences: number;
  /** The subjects of most edits. */
  readonly subjects: readonly Subject[];
  /** The first sequences have one of these steps each. */
  readonly first?: readonly Step[];
  /** Work between each step and its build. */
  readonly between?: Between;
}

describe.each<Sequences>([
  { about: 'texts', sequences: 5, subjects: ['texts'] },
  { about: 'contracts', sequences: 8, subjects: ['contracts'] },
  { about: 'facts', sequences: 5, subjects: ['facts'] },
  { about: 'edits that stop a build', sequences: 8, subjects: ['faults'] },
  { about: 'pages that are added, removed and moved', sequences: 7, subjects: ['pages'] },
  { about: 'settings that all pages share', sequences: 4, subjects: ['settings'] },
  { about: 'each setting and damage of the output', sequences: rare.length, subjects: all, first: rare },
  { about: 'everything', sequences: 3, subjects: all },
  { about: 'everything, with a check before each build', sequences: 2, subjects: all, between: checkLikeCleanBuilds },
])('$about: builds after each step of', ({ sequences, subjects, first = [], between }) => {
  const numRuns = Math.max(first.length, Math.ceil(sequences * times));
  test(`${numRuns} random sequences equal clean builds, byte for byte`, { timeout: 600_000 * Math.ceil(times) }, () =>
    fc.assert(
      fc.asyncProperty(stepsAbout(subjects), (steps) => runSequence(steps, fixture(), between)),
      {
        numRuns,
        examples: first.map((step) => [[step]]),
        interruptAfterTimeLimit: 500_000 * Math.ceil(times),
        markInterruptAsFailure: true,
      },
    ),
  );
});

/** A check caches its rendered pages, and builds reuse them: neither reports or writes anything else because of that. */
async function checkLikeCleanBuilds({ situation, cacheDamaged }: Parameters<Between>[0]): Promise<void> {
  const { content, cache } = fixture().folders;
  // tests/unit/load/check-types.test.ts proves the compiler's cache.
  const { ok, diagnostics } = await check(opened({ content, cache, ...situation.options, types: false }));
  const expected = await fixture().clean(situation);
  expect(ok).toBe(expected.ok);
  expect(diagnostics.filter(({ code }) => !(cacheDamaged && code === 'WL6007'))).toEqual(expected.diagnostics);
}
