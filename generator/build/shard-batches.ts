import { join } from 'node:path';
import { readChecksummed, writeChecksummedAtOnce } from '../cache/checksummed-file.ts';
import type { BatchState, BuildState } from './build-state.ts';
import { DependencyGraph } from './dependency-graph.ts';

/** A shard of a site: every `of`-th of its batches, beginning with the `index`-th, which counts from 1. */
export interface ShardNumber {
  readonly index: number;
  readonly of: number;
}

/** What one machine of several has built of a site: the state of its batches. Their HTML lies beside it. */
export interface ShardRecord extends ShardNumber {
  /** Hash of everything that the site is built from; shards of one site have the same. */
  readonly inputs: string;
  readonly state: BuildState;
}

export const isInShard = ({ index, of }: ShardNumber, batch: number): boolean => batch % of === index - 1;

const fileName = 'shard.json';
const shardFile = (folder: string) => join(folder, fileName);

/** What the folder of a shard holds: its record, and the HTML of its pages. */
export const shardEntries = [fileName, 'pages'];

/** Throws where it cannot be written: unlike a cache, a shard cannot be done without. */
export function writeShard(folder: string, shard: ShardRecord): Promise<void> {
  return writeChecksummedAtOnce(shardFile(folder), JSON.stringify(shard));
}

/** The shard in a folder; nothing where there is none, or where it is not what was written. */
export async function readShard(folder: string): Promise<ShardRecord | undefined> {
  const body = await readChecksummed(shardFile(folder));
  if (body === undefined || body === 'damaged') return undefined;
  const shard: Partial<ShardRecord> | null = JSON.parse(body);
  return shard?.state?.batches && shard.inputs && shard.index && shard.of ? (shard as ShardRecord) : undefined;
}

/** The state of a whole site from those of its shards, under one numbering of dependencies. */
export function joinShards(shards: readonly ShardRecord[]): BuildState | undefined {
  const [first] = shards;
  if (!first) return undefined;
  const graph = new DependencyGraph();
  const batches = shards.flatMap(({ state }): BatchState[] => {
    const numberOf = graph.merger()(state.dependencies);
    return state.batches.map((batch) => ({
      ...batch,
      addresses: batch.addresses.map(([path, page]) => [path, { ...page, dependencySet: numberOf(page.dependencySet) }] as const),
    }));
  });
  // What the rules over the whole site found in one shard does not hold for the whole.
  return { ...first.state, added: null, siteInspection: { key: '', found: [] }, batches, dependencies: graph.table() };
}
