import { writeErrorFinding } from '../6-emit/write-errors.ts';
import { openPageStore } from '../cache/page-store.ts';
import { halfWritten } from '../cache/partial-files.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { hash } from '../package/hash.ts';
import { inputsOf } from './build-key.ts';
import type { BuildState } from './build-state.ts';
import { loadConfig } from './config.ts';
import { finish } from './finish-findings.ts';
import { retryWithoutState } from './retry-without-state.ts';
import { runWithoutOutput } from './run-without-output.ts';
import { cacheOf, type Settings } from './settings.ts';
import { joinShards, readShard, type ShardNumber, type ShardRecord, shardEntries, writeShard } from './shard-batches.ts';
import { orThemeErrors } from './theme-errors.ts';

interface ShardSettings extends Settings {
  /** The folder that the shard is written to. */
  readonly out: string;
  readonly shard: ShardNumber;
  readonly workers?: number | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface ShardResult extends Findings {
  readonly ok: boolean;
  /** The number of pages of the shard, and how many were rendered. */
  readonly pages: number;
  readonly rendered: number;
}

/** Builds one shard of a site into its own folder, for `mergeShards`. Writes nothing if the shard has errors. */
export function buildShard(settings: ShardSettings): Promise<ShardResult> {
  return orThemeErrors(
    () => retryWithoutState((isStateDamaged) => runShard(settings, isStateDamaged)),
    (findings) => ({ ...findings, ok: false, pages: 0, rendered: 0 }),
  );
}

async function runShard(settings: ShardSettings, isStateDamaged: boolean): Promise<ShardResult> {
  await loadConfig();
  const { shard, out, workers, progress } = settings;
  const inputs = await inputsOf(settings);
  const { content, diagnostics, built } = await runWithoutOutput(settings, { inputs, isStateDamaged, shard, workers, progress });
  const findings = await finish(diagnostics, settings, { content });
  if (!built || hasErrors(findings.diagnostics)) return { ...findings, ok: false, pages: 0, rendered: 0 };
  const { state, rendered } = built;
  const removeHalf = halfWritten(out, shardEntries);
  try {
    const store = openPageStore(out);
    // `merge` renders pages again that the cache does not have.
    for (const name of storedFilesOf(state)) store.takeOver(name, cacheOf(settings));
    await writeShard(out, { ...shard, inputs: keyOfShards(inputs.inputs.hash, settings), state });
  } catch (error) {
    if (!('syscall' in (error as object))) throw error;
    await removeHalf();
    const diagnostics = [...findings.diagnostics, writeErrorFinding(out, error as NodeJS.ErrnoException)];
    return { ...findings, diagnostics, ok: false, pages: 0, rendered: 0 };
  }
  return { ...findings, ok: true, pages: state.batches.reduce((sum, { addresses }) => sum + addresses.length, 0), rendered };
}

/** Why folders are not the shards of one site. */
export type ShardFault =
  | { readonly fault: 'none'; readonly folder: string }
  | { readonly fault: 'stale'; readonly folder: string }
  | { readonly fault: 'missing'; readonly shard: ShardNumber }
  | { readonly fault: 'unwritable'; readonly diagnostic: Diagnostic };

/** Joins shards to the state of the whole site and copies their HTML to the cache; or returns why they are not the shards of this site. */
export async function mergeShards(folders: readonly string[], settings: Settings): Promise<{ state: BuildState } | ShardFault> {
  const { inputs } = await inputsOf(settings);
  const key = keyOfShards(inputs.hash, settings);
  const shards: ShardRecord[] = [];
  for (const folder of folders) {
    const shard = await readShard(folder);
    if (!shard) return { fault: 'none', folder };
    if (shard.inputs !== key) return { fault: 'stale', folder };
    shards.push(shard);
  }
  const { of = 1 } = shards[0] ?? {};
  for (let index = 1; index <= of; index++)
    if (!shards.some((shard) => shard.index === index && shard.of === of)) return { fault: 'missing', shard: { index, of } };
  const store = openPageStore(cacheOf(settings));
  try {
    for (const [number, { state }] of shards.entries()) {
      const folder = folders[number] ?? '';
      for (const name of storedFilesOf(state)) if (!store.takeOver(name, folder)) return { fault: 'none', folder };
    }
  } catch (error) {
    if (!('syscall' in (error as object))) throw error;
    return { fault: 'unwritable', diagnostic: writeErrorFinding(cacheOf(settings), error as NodeJS.ErrnoException, 'cache') };
  }
  return { state: joinShards(shards) as BuildState };
}

/** Names of the cache files that hold the HTML of these pages. */
const storedFilesOf = ({ batches }: BuildState): Set<string> => new Set(batches.flatMap(({ htmlFiles }) => htmlFiles));

/** Hash of what all shards of a site share. The day is not part of it: pages do not depend on it, and checks run again. Nor are the hosts. */
function keyOfShards(read: string, { origin, production, pseudo, draft }: Settings): string {
  const { node, icu } = process.versions;
  return hash(read, JSON.stringify({ origin, production, pseudo, draft, node, icu }));
}
