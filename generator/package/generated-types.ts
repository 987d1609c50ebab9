import { mkdir, readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { shortHash } from './hash.ts';
import { writeAtomically } from './write-atomically.ts';

/** The folder of generated types, relative to the project; `rootDirs` in tsconfig.json joins it with the sources. */
const folder = '.wortlaut/types';

/** The generated file that goes with a path: the same path in the folder of generated types; undefined for a path outside the project. */
export function generatedFile(path: string, siteRoot: string): string | undefined {
  const inside = relative(siteRoot, path);
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : join(siteRoot, folder, inside);
}

/** A generated file that goes with a path outside the project: the compiler resolves packages from the folder of the file. */
export const generatedOutside = (path: string, siteRoot: string): string => join(siteRoot, folder, 'outside', shortHash(path));

/** Writes a generated file in one step if it differs from the present one. Creates its folder. Throws if it cannot be written. */
export async function writeGenerated(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, text);
}
