import { writeErrorFinding } from '../6-emit/write-errors.ts';
import { openPageStore } from '../cache/page-store.ts';
import { halfWritten } from '../cache/partial-files.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { hash } from '../package/hash.ts';
import { inputsOf } from './build-key.ts';
import type { BuildState } from './build-state.ts';
import { runPipeline } from './pipeline.ts';
import { cacheOf, type Settings } from './settings.ts';
import { batchesOfShard, joinShards, readShard, type Shard, type Share, writeShard } from './shard-batches.ts';
import { finish } from './steps.ts';
import { orFaultsOfTheme } from './theme-errors.ts';

export interface ShardSettings extends Settings {
  /** The folder that gets the shard. */
  readonly out: string;
  readonly share: Share;
  readonly workers?: number | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface ShardResult extends Findings {
  readonly ok: boolean;
  /** Pages of the shard, and how many of them were rendered. */
  readonly pages: number;
  readonly rendered: number;
}

/** Makes a share of a site into a folder of its own, for `joinedFrom`. Errors in the share stop it, and nothing is written. */
export function buildShard(settings: ShardSettings): Promise<ShardResult> {
  return orFaultsOfTheme(
    () => makeShard(settings),
    (findings) => ({ ...findings, ok: false, pages: 0, rendered: 0 }),
  );
}

async function makeShard(settings: ShardSettings): Promise<ShardResult> {
  const { share, out, workers, progress } = settings;
  const inputs = await inputsOf(settings);
  const { content, diagnostics: all, site } = await runPipeline(settings, { ...inputs, share, workers, progress });
  const findings = await finish(all, settings, { content });
  if (!site || hasErrors(findings.diagnostics)) return { ...findings, ok: false, pages: 0, rendered: 0 };
  const { record, rendered } = site;
  const removeHalf = halfWritten(out, batchesOfShard);
  try {
    const store = openPageStore(out);
    // What the cache does not have, `merge` makes anew.
    for (const name of bundlesOf(record)) store.takeOver(name, cacheOf(settings));
    await writeShard(out, { ...share, inputs: sameFor(inputs.inputs.hash, settings), kept: record });
  } catch (error) {
    if (!('syscall' in (error as object))) throw error;
    await removeHalf();
    const diagnostics = [...findings.diagnostics, writeErrorFinding(out, error as NodeJS.ErrnoException)];
    return { ...findings, diagnostics, ok: false, pages: 0, rendered: 0 };
  }
  return { ...findings, ok: true, pages: record.parts.reduce((sum, { addresses }) => sum + addresses.length, 0), rendered };
}

/** Why folders are not the shards of one site. */
export type ShardFault =
  | { readonly fault: 'none'; readonly folder: string }
  | { readonly fault: 'stale'; readonly folder: string }
  | { readonly fault: 'missing'; readonly share: Share }
  | { readonly fault: 'unwritable'; readonly diagnostic: Diagnostic };

/** The record of the whole site that shards were made of, with their HTML in the cache; or why they do not go together. */
export async function joinedFrom(folders: readonly string[], settings: Settings): Promise<{ kept: BuildState } | ShardFault> {
  const { inputs } = await inputsOf(settings);
  const key = sameFor(inputs.hash, settings);
  const shards: Shard[] = [];
  for (const folder of folders) {
    const shard = await readShard(folder);
    if (!shard) return { fault: 'none', folder };
    if (shard.inputs !== key) return { fault: 'stale', folder };
    shards.push(shard);
  }
  const { of = 1 } = shards[0] ?? {};
  for (let index = 1; index <= of; index++)
    if (!shards.some((shard) => shard.index === index && shard.of === of)) return { fault: 'missing', share: { index, of } };
  const store = openPageStore(cacheOf(settings));
  try {
    for (const [number, { kept }] of shards.entries()) {
      const folder = folders[number] ?? '';
      for (const name of bundlesOf(kept)) if (!store.takeOver(name, folder)) return { fault: 'none', folder };
    }
  } catch (error) {
    if (!('syscall' in (error as object))) throw error;
    return { fault: 'unwritable', diagnostic: writeErrorFinding(cacheOf(settings), error as NodeJS.ErrnoException, 'cache') };
  }
  return { kept: joinShards(shards) as BuildState };
}

const bundlesOf = ({ parts }: BuildState): Set<string> =>
  new Set(
    parts.flatMap(({ addresses }) =>
      addresses.map(
        ([
          ,
          {
            kept: [bundle],
          },
        ]) => bundle,
      ),
    ),
  );

/** What all shards of a site have in common. The day does not matter to pages, and what checks make of it is looked at again. */
function sameFor(read: string, { origin, production, pseudo }: Settings): string {
  const { node, icu } = process.versions;
  return hash(read, JSON.stringify({ origin, production, pseudo, node, icu }));
}
