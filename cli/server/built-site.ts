import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Manifest } from '../../generator/index.ts';

/** A finished build: its addresses and its files. Only files that existed when it was opened are read. */
export interface BuiltSite {
  readonly manifest: Manifest;
  /** The bytes of a file of the site; undefined for any other name. */
  read(name: string): Promise<Uint8Array | undefined>;
}

/** The current build of an output folder. A new build is used from the next request on. */
export function watchOutput(folder: string): () => Promise<BuiltSite | undefined> {
  let cached: { readonly version: string; readonly site: Promise<BuiltSite> } | undefined;
  return async () => {
    try {
      const file = await realpath(join(folder, 'reports/manifest.json'));
      const version = `${file} ${(await stat(file)).mtimeMs}`;
      if (cached?.version !== version) cached = { version, site: open(file, await realpath(join(folder, 'site'))) };
      return await cached.site;
    } catch {
      cached = undefined;
      return undefined;
    }
  };
}

async function open(manifestFile: string, root: string): Promise<BuiltSite> {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(paths.map((path) => [relative(root, path).replaceAll('\\', '/'), path]));
  const contents = new Map<string, Promise<Uint8Array | undefined>>();
  return {
    manifest,
    read(name) {
      const path = files.get(name);
      if (!path) return Promise.resolve(undefined);
      const content = contents.get(path) ?? readFile(path).catch(() => undefined);
      contents.set(path, content);
      return content;
    },
  };
}
