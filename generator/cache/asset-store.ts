import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Assets } from '../model/site-files.ts';
import { hash } from './hash.ts';

/** Bundled assets under the hash of what they were made from. */
export interface AssetStore {
  /** Nothing where there is no entry; a damaged one is set aside and reported. */
  find(key: string): Promise<{ assets?: Assets; diagnostic?: Diagnostic }>;
  keep(key: string, assets: Assets): Promise<void>;
}

/** A store in a folder, one file per entry, each closed by its own hash. */
export function openAssetStore(folder: string): AssetStore {
  const fileOf = (key: string) => join(folder, `assets-${key.slice(0, 32)}.json`);
  return {
    async find(key) {
      const file = fileOf(key);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) return {};
      const assets = decode(text);
      if (assets) return { assets };
      await rm(file, { force: true });
      return { diagnostic: damaged() };
    },
    async keep(key, assets) {
      const file = fileOf(key);
      const draft = `${file}.${process.pid}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(draft, encode(assets));
        await rename(draft, file);
      } catch {
        // Without a cache the next build bundles again; that is slower, not wrong.
        await rm(draft, { force: true }).catch(() => {});
      }
    },
  };
}

function encode({ files, ...rest }: Assets): string {
  const body = JSON.stringify({ ...rest, files: [...files].map(([path, data]) => [path, Buffer.from(data).toString('base64')]) });
  return `${hash(body)}\n${body}`;
}

function decode(text: string): Assets | undefined {
  const [sum, body = ''] = [text.slice(0, 64), text.slice(65)];
  if (sum !== hash(body)) return undefined;
  const { files, ...rest } = JSON.parse(body);
  return { ...rest, files: new Map(files.map(([path, data]: [string, string]) => [path, new Uint8Array(Buffer.from(data, 'base64'))])) };
}

function damaged(): Diagnostic {
  return {
    code: 'WL6007',
    severity: 'warning',
    message: 'The cached bundle was damaged, so it was set aside and bundled anew.',
    hint: 'Nothing else is needed.',
  };
}
