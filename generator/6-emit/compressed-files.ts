import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible, minimumToCompress } from '../model/content-types.ts';
import type { DocumentAddress } from '../model/manifest.ts';
import { shortHash } from '../package/hash.ts';
import { writeAtomicallySync } from '../package/write-atomically.ts';
import type { FileRecords } from './file-records.ts';
import { type FileRecord, outputFile, type RecordedOutput, reuseFile, writeOutputFile } from './output-file.ts';

/** Ending → how it is made, at the highest levels: it is done once for each content. */
const compressors: Readonly<Record<string, (data: Uint8Array) => Promise<Uint8Array>>> = {
  '.br': (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  '.gz': (data) => promisify(gzip)(data, { level: 9 }),
};

/** As many at once as Node has threads for it. */
const atOnce = 4;

interface FilesToCompress {
  readonly files: FileRecords;
  readonly documents: readonly DocumentAddress[] | undefined;
  /** The folder of the cache, which keeps what was compressed under the hash of its content. */
  readonly cache: string;
}

/** Stages `PATH.br` and `PATH.gz` beside each staged file that compression makes smaller, and returns their records. Throws WriteError. */
export async function stageCompressed(staging: RecordedOutput, { files, documents, cache }: FilesToCompress): Promise<FileRecords> {
  const staged = new Map<string, FileRecord>();
  const wanted = [...files].flatMap(([path, { hash, size }]) =>
    size > minimumToCompress && isCompressible(contentType(path, documents))
      ? Object.keys(compressors).flatMap((ending) => (files.has(path + ending) ? [] : [{ path, ending, hash }]))
      : [],
  );
  const next = wanted[Symbol.iterator]();
  const work = async () => {
    for (const { path, ending, hash } of next) {
      const file = outputFile(staging, path + ending, hash + ending);
      const data = () => compressed({ source: join(staging.folder, path), ending, hash, cache });
      staged.set(path + ending, reuseFile(staging, file) ?? writeOutputFile(staging, file, await data()));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map([...staged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Compression {
  readonly source: string;
  readonly ending: string;
  readonly hash: string;
  readonly cache: string;
}

async function compressed({ source, ending, hash, cache }: Compression): Promise<Uint8Array> {
  const file = join(cache, 'compressed', hash.slice(0, 2), hash + ending);
  const kept = readKept(file);
  if (kept) return kept;
  const data = (await compressors[ending]?.(await readFile(source))) as Uint8Array;
  try {
    writeAtomicallySync(file, Buffer.concat([Buffer.from(shortHash(data)), data]));
  } catch {
    // The next build compresses it again: slower, not wrong.
  }
  return data;
}

const hashLength = shortHash('').length;

/** What the cache has, if it is as it was written: its hash stands before it. */
function readKept(file: string): Uint8Array | undefined {
  try {
    const kept = readFileSync(file);
    const data = kept.subarray(hashLength);
    return kept.toString('latin1', 0, hashLength) === shortHash(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
