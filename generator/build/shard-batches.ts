import { join } from 'node:path';
import { readChecksummed, writeChecksummedAtOnce } from '../cache/checksummed-file.ts';
import type { BatchState, BuildState } from './build-state.ts';
import { DependencyGraph } from './dependency-graph.ts';

/** A shard of a site: every `of`-th batch, beginning with the `index`-th (from 1). */
export interface ShardNumber {
  readonly index: number;
  readonly of: number;
}

/** What one of several machines has built: the state of its batches. Their HTML is stored beside it. */
export interface ShardRecord extends ShardNumber {
  /** Hash of all inputs of the site; all shards of a site have the same. */
  readonly inputs: string;
  readonly state: BuildState;
}

export const isInShard = ({ index, of }: ShardNumber, batch: number): boolean => batch % of === index - 1;

const fileName = 'shard.json';
const shardFile = (folder: string) => join(folder, fileName);

/** The entries of a shard's folder: its record, and the HTML of its pages. */
export const shardEntries = [fileName, 'pages'];

/** Throws if the record cannot be written: unlike a cache, `merge` needs it. */
export function writeShard(folder: string, shard: ShardRecord): Promise<void> {
  return writeChecksummedAtOnce(shardFile(folder), JSON.stringify(shard));
}

/** Reads the shard in a folder; undefined if there is none or its hash is wrong. */
export async function readShard(folder: string): Promise<ShardRecord | undefined> {
  const body = await readChecksummed(shardFile(folder));
  if (body === undefined || body === 'damaged') return undefined;
  const shard: Partial<ShardRecord> | null = JSON.parse(body);
  return shard?.state?.batches && shard.inputs && shard.index && shard.of ? (shard as ShardRecord) : undefined;
}

/** Joins the states of all shards into the state of the site, with one numbering of dependencies. */
export function joinShards(shards: readonly ShardRecord[]): BuildState | undefined {
  const [first] = shards;
  if (!first) return undefined;
  const graph = new DependencyGraph();
  const batches = shards.flatMap(({ state }): BatchState[] => {
    const numberOf = graph.merger()(state.dependencies);
    return state.batches.map((batch) => ({ ...batch, dependencySets: batch.dependencySets.map(numberOf) }));
  });
  // Findings of the rules over the whole site are not valid for one shard.
  return { ...first.state, added: null, siteInspection: { key: '', found: [] }, batches, dependencies: graph.table() };
}
