import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Every HTML file of a folder by its path within it, with the hash of its bytes. */
export function pagesIn(folder: string): ReadonlyMap<string, string> {
  const root = realpathSync(folder);
  const paths = readdirSync(root, { recursive: true }).map(String);
  return new Map(
    paths
      .filter((path) => path.endsWith('.html'))
      .map((path) => [
        path,
        createHash('sha1')
          .update(readFileSync(join(root, path)))
          .digest('base64'),
      ]),
  );
}

/** How many files differ, one that is only on one side included. */
export function countChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  const here = [...after].filter(([path, hash]) => before.get(path) !== hash).length;
  return here + [...before.keys()].filter((path) => !after.has(path)).length;
}
