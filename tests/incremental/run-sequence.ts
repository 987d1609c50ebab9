import { judge } from './judge.ts';
import { freshMemory, type Memory } from './memory.ts';
import { buildAt } from './outcome.ts';
import { start } from './situation.ts';
import type { Step } from './steps.ts';
import { takeStep } from './take-step.ts';
import type { Workbench } from './workbench.ts';

/** What is done with the site before each build, as it then is. */
export type Between = (memory: Memory) => Promise<void>;

/** Takes the steps one after another from the built site, builds after each, and throws at the first build that is not as a clean one. */
export async function runSequence(steps: readonly Step[], bench: Workbench, between?: Between): Promise<void> {
  bench.reset();
  let memory = freshMemory((await bench.clean(start)).output);
  for (const [index, step] of steps.entries()) {
    memory = await takeStep(step, memory, bench);
    await between?.(memory);
    const force = 'force' in step;
    const result = await buildAt(bench.folders, { ...memory.situation.told, force });
    const verdict = await judge({ result, force, memory, bench, drawnBefore: between !== undefined });
    if ('faults' in verdict) throw new Error(`After step ${index + 1}, ${JSON.stringify(step)}:\n${verdict.faults.join('\n')}`);
    memory = verdict.memory;
  }
}
