import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openStore } from '../cache/store.ts';
import { contentType, isCompressible, minimumToCompress } from '../model/content-types.ts';
import type { DocumentAddress } from '../model/manifest.ts';
import { shortHash } from '../package/hash.ts';
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
  readonly cache: string;
}

/** Stages `PATH.br` and `PATH.gz` beside each staged file that compression makes smaller, and returns their records. Throws WriteError. */
export async function stageCompressed(staging: RecordedOutput, { files, documents, cache }: FilesToCompress): Promise<FileRecords> {
  const store = openStore(cache);
  const staged = new Map<string, FileRecord>();
  const copies = [...files].flatMap(([path, { hash, size }]) =>
    size > minimumToCompress && isCompressible(contentType(path, documents))
      ? Object.entries(compressors).flatMap(([ending, compress]) => (files.has(path + ending) ? [] : [{ path, ending, hash, compress }]))
      : [],
  );
  const next = copies[Symbol.iterator]();
  const work = async () => {
    for (const { path, ending, hash, compress } of next) {
      const copy = path + ending;
      const copyIn = (build: FileRecords) => (build.get(path)?.hash === hash ? build.get(copy) : undefined);
      const before = copyIn(staging.stagedFiles) ?? copyIn(staging.publishedFiles);
      let record = before && reuseFile(staging, outputFile(staging, copy, before.hash));
      if (!record) {
        const data = await store.memo('compressed', [hash, ending], async () => compress(await readFile(join(staging.folder, path))));
        record = writeOutputFile(staging, outputFile(staging, copy, shortHash(data)), data);
      }
      staged.set(copy, record);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map([...staged].sort(([a], [b]) => (a < b ? -1 : 1)));
}
