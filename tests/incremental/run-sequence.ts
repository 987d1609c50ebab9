import { atClock } from './clock.ts';
import { compareWithClean } from './compare-with-clean.ts';
import type { Fixture } from './fixture.ts';
import { freshMemory, type Memory } from './memory.ts';
import { buildAt } from './outcome.ts';
import { start } from './situation.ts';
import type { Step } from './steps.ts';
import { takeStep } from './take-step.ts';

/** Steps before each build, which depend on the state of the site. */
export type Between = (memory: Memory) => Promise<void>;

/** Takes the steps one after another from the built site, builds after each, and throws if a build differs from a clean one. */
export async function runSequence(steps: readonly Step[], fixture: Fixture, between?: Between): Promise<void> {
  fixture.reset();
  let memory = freshMemory((await fixture.clean(start)).output);
  for (const [index, step] of steps.entries()) {
    memory = await takeStep(step, memory, fixture);
    await between?.(memory);
    const force = 'force' in step;
    const { options } = memory.situation;
    const result = await atClock(step.clock, () => buildAt(fixture.folders, { ...options, force }));
    const verdict = await compareWithClean({ result, force, memory, fixture, renderedBefore: between !== undefined });
    if ('faults' in verdict) throw new Error(`After step ${index + 1}, ${JSON.stringify(step)}:\n${verdict.faults.join('\n')}`);
    memory = verdict.memory;
  }
}
