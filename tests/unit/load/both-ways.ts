import { openFolder } from '../../../generator/1-load/content-folder.ts';
import { defaultOf, openImporter } from '../../../generator/1-load/import-module.ts';
import { linkModules } from '../../../generator/1-load/link-modules.ts';

export interface ReadBothWays {
  /** Files that were read without TypeScript. */
  readonly direct: readonly string[];
  /** Files whose values differ. */
  readonly differing: readonly string[];
}

/** Reads files of a content folder with and without TypeScript, and compares their values, the order of their keys included. */
export async function readBothWays(content: string, isMeant: (path: string) => boolean = () => true): Promise<ReadBothWays> {
  const folder = openFolder(content);
  const paths = folder.claimed.filter(isMeant);
  const { direct } = linkModules(paths, folder.modules);
  const compared = paths.filter((path) => direct.has(path));
  const imported = await openImporter(content).importDefaults(compared);
  const differing = compared.filter((path) => written(imported.get(path)) !== written(defaultOf(direct.get(path) ?? {}, path)));
  return { direct: compared, differing };
}

/** A value in full, with what JSON leaves out. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (inner === undefined ? '(undefined)' : Object.is(inner, -0) ? '(-0)' : inner));
}
