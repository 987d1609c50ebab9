import '../compile-once.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { openProcessFixture } from './process-fixture.ts';
import { copyProject } from './project.ts';
import { runScenarios } from './run-scenarios.ts';
import { scenarios } from './scenarios.ts';

/* Builds in real processes that are killed at any moment, run twice in one folder, or share a cache with another site. */

let fixture: Awaited<ReturnType<typeof openProcessFixture>>;
beforeAll(async () => {
  fixture = await openProcessFixture(copyProject());
}, 180_000);
afterAll(() => fixture?.remove());

const times = Number(process.env.SEQUENCES ?? 1);
const sequences = Math.ceil(14 * times);

test(
  `${sequences} random sequences of edits and scenarios leave the last good site, and the next build equals a clean one`,
  {
    timeout: 600_000 * Math.ceil(times),
  },
  () =>
    fc.assert(
      fc.asyncProperty(scenarios, (list) => runScenarios(list, fixture)),
      { numRuns: sequences, interruptAfterTimeLimit: 500_000 * Math.ceil(times), markInterruptAsFailure: true },
    ),
);
