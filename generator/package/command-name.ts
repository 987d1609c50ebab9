import { isRepository } from './roots.mjs';

/** The words before the name of a command: the script of this repository, or the program of the installed package. */
export const commandName = isRepository ? 'npm run site --' : 'npx wortlaut';
