import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Assets } from '../model/site-files.ts';
import { readChecksummed, writeChecksummed } from './checksummed-file.ts';

/** Bundled assets, each under the hash of its inputs. */
interface AssetStore {
  /** Returns nothing if there is no entry. Discards and reports a damaged one. */
  find(key: string): Promise<{ assets?: Assets; diagnostic?: Diagnostic }>;
  keep(key: string, assets: Assets): Promise<void>;
}

/** A store in a folder, one checksummed file per entry. */
export function openAssetStore(folder: string): AssetStore {
  const fileOf = (key: string) => join(folder, `assets-${key.slice(0, 32)}.json`);
  return {
    async find(key) {
      const file = fileOf(key);
      const body = await readChecksummed(file);
      if (body === undefined) return {};
      if (body !== 'damaged') return { assets: decode(body) };
      await rm(file, { force: true });
      return { diagnostic: damaged() };
    },
    keep: (key, assets) => writeChecksummed(fileOf(key), encode(assets)),
  };
}

function encode({ files, ...rest }: Assets): string {
  return JSON.stringify({ ...rest, files: [...files].map(([path, data]) => [path, Buffer.from(data).toString('base64')]) });
}

function decode(body: string): Assets {
  const { files, ...rest } = JSON.parse(body);
  return { ...rest, files: new Map(files.map(([path, data]: [string, string]) => [path, new Uint8Array(Buffer.from(data, 'base64'))])) };
}

function damaged(): Diagnostic {
  return finding('WL6007', {}, ['The cached bundle was damaged, so it was set aside and bundled anew.', 'Nothing else is needed.']);
}
