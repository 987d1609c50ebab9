import { mkdtemp, rm } from 'node:fs/promises';
import { turnFolder } from './content-folder.ts';
import { buildAt, type Outcome, outputOf } from './outcome.ts';
import { filesOf, keyOf, type Situation } from './situation.ts';

/** The result of building a situation without any cache. */
export type CleanBuilds = (situation: Situation) => Promise<Outcome>;

/** Clean builds in new folders below the given one, each with an empty cache; every situation is built once. */
export function cleanBuilds(folder: string): CleanBuilds {
  const outcomes = new Map<string, Promise<Outcome>>();
  return (situation) => {
    const key = keyOf(situation);
    const outcome = outcomes.get(key) ?? buildCleanly(folder, situation);
    outcomes.set(key, outcome);
    return outcome;
  };
}

async function buildCleanly(folder: string, situation: Situation): Promise<Outcome> {
  const own = await mkdtemp(`${folder}/clean-`);
  const folders = { content: `${own}/content`, out: `${own}/dist`, cache: `${own}/cache` };
  await turnFolder(folders.content, { from: new Map(), to: await filesOf(situation) });
  const { ok, pages, diagnostics } = await buildAt(folders, situation.options);
  const output = outputOf(folders.out);
  await rm(own, { recursive: true });
  return { ok, pages, diagnostics, output };
}
