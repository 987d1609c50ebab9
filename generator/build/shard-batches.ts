import { join } from 'node:path';
import { readChecksummed, writeChecksummedAtOnce } from '../cache/checksummed-file.ts';
import type { BatchState, BuildState } from './build-state.ts';
import { DependencyGraph } from './dependency-graph.ts';

/** A share of the parts of a site: every `of`-th, beginning with the `index`-th, which counts from 1. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** What one machine of several has made of a site: the record of its parts. Their HTML lies beside it. */
export interface Shard extends Share {
  /** Hash of everything that the site is made from; shards of one site have the same. */
  readonly inputs: string;
  readonly kept: BuildState;
}

export const isInShard = ({ index, of }: Share, part: number): boolean => part % of === index - 1;

const fileName = 'shard.json';
const shardFile = (folder: string) => join(folder, fileName);

/** What a shard consists of, in its folder: what it is, and the HTML of its pages. */
export const batchesOfShard = [fileName, 'pages'];

/** Throws where it cannot be written: unlike a cache, nobody can do without it. */
export function writeShard(folder: string, shard: Shard): Promise<void> {
  return writeChecksummedAtOnce(shardFile(folder), JSON.stringify(shard));
}

/** The shard in a folder; nothing where there is none, or where it is not what was written. */
export async function readShard(folder: string): Promise<Shard | undefined> {
  const body = await readChecksummed(shardFile(folder));
  if (body === undefined || body === 'damaged') return undefined;
  const shard: Partial<Shard> | null = JSON.parse(body);
  return shard?.kept?.parts && shard.inputs && shard.index && shard.of ? (shard as Shard) : undefined;
}

/** The shards of one site as the record of a whole one, with one numbering of what their pages have asked. */
export function joinShards(shards: readonly Shard[]): BuildState | undefined {
  const [first] = shards;
  if (!first) return undefined;
  const book = new DependencyGraph();
  const parts = shards.flatMap(({ kept }): BatchState[] => {
    const numberOf = book.reader()(kept.trace);
    return kept.parts.map((part) => ({
      ...part,
      addresses: part.addresses.map(([path, page]) => [path, { ...page, set: numberOf(page.set) }] as const),
    }));
  });
  // What was said of one share is not said of the whole.
  return { ...first.kept, added: null, together: { key: '', found: [] }, parts, trace: book.all() };
}
