import { join, relative } from 'node:path';
import { nearestSite } from '../generator/package/roots.mjs';

/** The path of a file or folder of the site that the current folder is in, relative to the current folder. */
export function pathInSite(path: string): string {
  const here = process.cwd();
  return join(relative(here, nearestSite(here) ?? here), path);
}
