import { linkFiles, touchAll, turnFolder } from './content-folder.ts';
import { damageCache, damageOutput } from './damage.ts';
import type { Fixture } from './fixture.ts';
import type { Memory } from './memory.ts';
import { filesOf, type Situation, start } from './situation.ts';
import type { Action } from './steps.ts';

/** Does a step on the disk. Returns the memory for the next step. */
export async function takeStep(step: Action, before: Memory, fixture: Fixture): Promise<Memory> {
  const { folders } = fixture;
  if ('touch' in step) await touchAll(folders.content, new Date('2026-11-21T12:00:00Z'));
  if ('link' in step) await linkFiles(folders.content, step.link);
  const memory = await spoil(step, before, fixture);
  const situation = situationAfter(step, memory);
  if (situation !== memory.situation) {
    const times = 'times' in step ? step.times : undefined;
    await turnFolder(folders.content, { from: await filesOf(memory.situation), to: await filesOf(situation), times });
  }
  return { ...memory, situation, history: [...memory.history, memory.situation] };
}

async function spoil(step: Action, memory: Memory, { folders, otherCaches }: Fixture): Promise<Memory> {
  if ('damageCache' in step) {
    await damageCache(folders.cache, { how: step.damageCache, number: step.file, others: otherCaches });
    return { ...memory, cacheDamaged: true };
  }
  if (!('damageOutput' in step)) return memory;
  const file = await damageOutput(folders.out, step.damageOutput, step.file);
  if (step.damageOutput === 'all gone') return { ...memory, output: {}, changedByHand: new Set() };
  if (step.damageOutput === 'site gone') return { ...memory, output: withoutSite(memory.output) };
  return file === undefined ? memory : { ...memory, changedByHand: new Set([...memory.changedByHand, file]) };
}

function situationAfter(step: Action, { situation, history }: Memory): Situation {
  if ('edit' in step && step.edit) return { ...situation, edits: toggled(situation.edits, step.edit) };
  if ('goBackTo' in step) return history[step.goBackTo % Math.max(1, history.length)] ?? start;
  if ('tell' in step) return { ...situation, options: { ...start.options, ...step.tell } };
  return situation;
}

function toggled(edits: ReadonlySet<string>, names: readonly string[]): Set<string> {
  return new Set([...[...edits].filter((name) => !names.includes(name)), ...names.filter((name) => !edits.has(name))]);
}

function withoutSite(output: Memory['output']): Memory['output'] {
  return Object.fromEntries(Object.entries(output).filter(([path]) => !path.startsWith('site/')));
}
