import { readFileSync } from 'node:fs';
import { hash } from '../package/hash.ts';

/** What says which packages are installed; npm writes the second list where it installs. */
const lists = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Hash of the lists of installed packages below a folder: what a package renders or formats is another with another version of it. */
export const hashOfPackages = (project: string): string => hash(JSON.stringify(lists.map((list) => textOf(`${project}/${list}`))));

/** Null for a list that other installers do not write, and for an installation in the middle of which it is asked. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
