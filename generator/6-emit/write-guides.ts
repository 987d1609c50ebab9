import { mkdir, readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { writeAtomically } from '../package/write-atomically.ts';

/** The folder of generated types, relative to the project; `rootDirs` in tsconfig.json joins it with the sources. */
const typesFolder = '.wortlaut/types';

/**
 * Writes the guides of the contracts to the folder of generated types, each in one step, if they differ from the present ones. A content
 * folder outside the project gets none, because its imports do not reach that folder. Ignores a folder that cannot be written: guides only
 * help editors, and `model/guide.d.ts` declares missing ones.
 */
export async function writeGuides(guides: ReadonlyMap<string, string>, content: string, siteRoot: string): Promise<void> {
  const parent = relative(siteRoot, dirname(resolve(content)));
  if (parent.startsWith('..') || isAbsolute(parent)) return;
  for (const [path, text] of guides) {
    const file = join(siteRoot, typesFolder, parent, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(dirname(file), { recursive: true })
      .then(() => writeAtomically(file, text))
      .catch(() => {});
  }
}
