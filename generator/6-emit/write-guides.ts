import { mkdir, readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { writeAtomically } from '../package/write-atomically.ts';

/** Where generated types are, relative to the project; `rootDirs` in tsconfig.json joins the folder with the sources. */
const typesFolder = '.wortlaut/types';

/**
 * Writes the guides of the contracts into the folder of generated types, each in one step, where they differ from what is there.
 * A content folder outside the project has none, because its imports do not reach that folder. A folder that cannot be written to
 * keeps what it has: a guide helps an editor, no page depends on it, and `model/guide.d.ts` stands in for one that is missing.
 */
export async function writeGuides(guides: ReadonlyMap<string, string>, content: string, project: string): Promise<void> {
  const parent = relative(project, dirname(resolve(content)));
  if (parent.startsWith('..') || isAbsolute(parent)) return;
  for (const [path, text] of guides) {
    const file = join(project, typesFolder, parent, path);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await mkdir(dirname(file), { recursive: true })
      .then(() => writeAtomically(file, text))
      .catch(() => {});
  }
}
