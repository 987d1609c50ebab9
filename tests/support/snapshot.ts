import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder: path → hash of the bytes. Links are followed; a missing folder counts as empty. */
export function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesIn(folder).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

/** The files and links in a folder with their inode data: a file that is written again, even with the same bytes, differs. */
export function identitiesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    paths.map((path) => {
      const { ino, mtimeMs, size } = lstatSync(join(folder, path));
      return [path, `${ino} ${mtimeMs} ${size}`];
    }),
  );
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(`${folder}/`, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
      .sort();
  } catch {
    return [];
  }
}
