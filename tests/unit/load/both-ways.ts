import { relative } from 'node:path';
import { openFolder } from '../../../generator/1-load/content-folder.ts';
import { defaultOf, type Imported, openImporter } from '../../../generator/1-load/import-module.ts';
import { linkModules } from '../../../generator/1-load/link-modules.ts';

export interface ReadBothWays {
  /** Files that were read without TypeScript. */
  readonly direct: readonly string[];
  /** Files whose values differ. */
  readonly differing: readonly string[];
}

interface Folder {
  readonly content: string;
  /** Whether a file is read. */
  isMeant(path: string): boolean;
}

/** Reads files of a content folder with and without TypeScript, and compares their values, the order of their keys included. */
export async function readBothWays(content: string, isMeant: (path: string) => boolean = () => true): Promise<ReadBothWays> {
  return readFoldersBothWays([{ content, isMeant }], content);
}

/** Compares many folders below a root as `readBothWays` does; paths begin at the root. */
export async function readFoldersBothWays(folders: readonly Folder[], root: string): Promise<ReadBothWays> {
  const direct = new Map(folders.flatMap((folder) => readDirectly(folder, root)));
  const compared = [...direct.keys()];
  const imported = await openImporter(root).importDefaults(compared);
  const differing = compared.filter((path) => written(imported.get(path)) !== written(direct.get(path)));
  return { direct: compared, differing };
}

/** Defaults that are read without TypeScript, by path below the root. */
function readDirectly({ content, isMeant }: Folder, root: string): [string, Imported][] {
  const folder = openFolder(content);
  const paths = folder.claimed.filter(isMeant);
  const { direct } = linkModules(paths, folder.modules);
  return paths
    .filter((path) => direct.has(path))
    .map((path) => {
      const fromRoot = relative(root, `${content}/${path}`);
      return [fromRoot, defaultOf(direct.get(path) ?? {}, fromRoot)];
    });
}

/** A value in full, with `undefined` and `-0`, which JSON loses. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (inner === undefined ? '(undefined)' : Object.is(inner, -0) ? '(-0)' : inner));
}
