import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PlainOptions } from './read-options.ts';

interface ChangedContent {
  /** The folder of the copy, which has the name of the content folder. */
  readonly content: string;
  remove(): Promise<void>;
}

/** A copy of a content folder with other files, below the folder of the site, where imports find the same packages. */
export async function changedContent({ folder, content, files = {} }: PlainOptions): Promise<ChangedContent> {
  const copies = join(folder, '.wortlaut', 'changed-content');
  await mkdir(copies, { recursive: true });
  const place = await mkdtemp(join(copies, 'copy-'));
  const copy = join(place, 'content');
  await cp(content, copy, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(copy, path);
    if (text === null) await rm(file, { force: true });
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  return { content: copy, remove: () => rm(place, { recursive: true, force: true }) };
}
