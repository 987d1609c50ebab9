import { fileURLToPath } from 'node:url';

/** The root of the repository, without a closing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The cache of this project, for sites in other folders too: its entries are named by what they were made of. */
export const sharedCache = `${root}/.wortlaut/cache`;

/** The folder for the files that tests write (see test-folder.ts). Content files in it find the package 'wortlaut'. */
export const testFolder = process.env.WORTLAUT_TESTS ?? `${root}/.wortlaut/tests`;

/** The site of the real content, built once before the tests (see build-real-site.ts). */
export const realSite = `${root}/.wortlaut/tests/real-site`;
