import { readFileSync } from 'node:fs';
import { absent } from './absent.ts';
import { hash } from './hash.ts';

/** The lists of installed packages; npm writes the second at each installation. */
const lists = ['package-lock.json', 'node_modules/.package-lock.json'];

/** Hash of the lists of installed packages below a folder: other versions of a package may give other output. */
export const hashOfPackages = (siteRoot: string): string =>
  hash(...lists.flatMap((list) => [list, '\0', listAt(`${siteRoot}/${list}`), '\0']));

/** Empty for a missing list: other installers do not write it, and npm replaces it during an installation. */
function listAt(file: string): Uint8Array | '' {
  try {
    return readFileSync(file);
  } catch (error) {
    return absent(error) ?? '';
  }
}
