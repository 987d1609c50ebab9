import '../compile-once.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { fates } from './fates.ts';
import { meetFates } from './meet-fates.ts';
import { copyProject } from './project.ts';
import { openScene } from './scene.ts';

/* Builds in real processes: killed at any moment, two of one folder at once, two of different sites with one cache. */

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene(copyProject({ precompiled: true }));
}, 180_000);
afterAll(() => scene?.remove());

const times = Number(process.env.SEQUENCES ?? 1);
const sequences = Math.ceil(14 * times);

test(
  `${sequences} random sequences of edits and fates: what is left is the last good site, and the next build equals a clean one`,
  {
    timeout: 600_000 * Math.ceil(times),
  },
  () =>
    fc.assert(
      fc.asyncProperty(fates, (list) => meetFates(list, scene)),
      { numRuns: sequences, interruptAfterTimeLimit: 500_000 * Math.ceil(times), markInterruptAsFailure: true },
    ),
);
