import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Every page of a folder by its path within it, with the hash of its bytes. Redirect pages are left out. */
export function pagesIn(folder: string): ReadonlyMap<string, string> {
  const root = realpathSync(folder);
  const paths = readdirSync(root, { recursive: true }).map(String);
  return new Map(
    paths
      .filter((path) => path.endsWith('.html'))
      .map((path) => [path, readFileSync(join(root, path))] as const)
      .filter(([, html]) => !html.includes('http-equiv="refresh"'))
      .map(([path, html]) => [path, createHash('sha1').update(html).digest('base64')]),
  );
}

/** The number of pages that are new or differ. Removed pages are not counted. */
export function countChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  return [...after].filter(([path, hash]) => before.get(path) !== hash).length;
}
