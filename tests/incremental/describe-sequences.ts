import './compile-once.ts';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Subject } from './edits/edits.ts';
import { type Fixture, openFixtureForTests } from './fixture.ts';
import { type Between, runSequence } from './run-sequence.ts';
import { stepsAbout } from './steps.ts';

interface Sequences {
  /** The subject of most edits. */
  readonly subjects: readonly Subject[];
  readonly sequences: number;
  /** Work between each step and its build. */
  readonly between?: (fixture: Fixture) => Between;
}

/**
 * After every build of random sequences of steps, output and diagnostics equal those of a clean build. A failing sequence is printed
 * with its seed and in the shortest form that was found in time. SEQUENCES=10 takes ten times as many, SEED=… those of an
 * earlier run.
 */
export function describeSequences({ subjects, sequences, between }: Sequences): void {
  describe(`${subjects.join(', ')}: builds after each step of`, () => {
    const fixture = openFixtureForTests();

    const times = Number(process.env.SEQUENCES ?? 1);
    const numRuns = Math.ceil(sequences * times);
    test(`${numRuns} random sequences equal clean builds, byte for byte`, { timeout: 600_000 * Math.ceil(times) }, () =>
      fc.assert(
        fc.asyncProperty(stepsAbout(subjects), (steps) => runSequence(steps, fixture(), between?.(fixture()))),
        {
          ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
          numRuns,
          interruptAfterTimeLimit: 500_000 * Math.ceil(times),
          markInterruptAsFailure: true,
        },
      ),
    );
  });
}
