import { dirname, join, resolve } from 'node:path';
import { generatedFile, writeGenerated } from '../package/generated-types.ts';

/**
 * Writes the guides of the contracts to the folder of generated types, each in one step, if they differ from the present ones. A content
 * folder outside the project gets none, because its imports do not reach that folder. Ignores a folder that cannot be written: guides only
 * help editors, and `model/guide.d.ts` declares missing ones.
 */
export async function writeGuides(guides: ReadonlyMap<string, string>, content: string, siteRoot: string): Promise<void> {
  for (const [path, text] of guides) {
    const file = generatedFile(join(dirname(resolve(content)), path), siteRoot);
    if (file !== undefined) await writeGenerated(file, text).catch(() => {});
  }
}
