import { fileURLToPath } from 'node:url';

/** The root of the repository, without a closing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The cache of this project, for sites in other folders too: its entries are named by what they were made of. */
export const sharedCache = `${root}/.wortlaut/cache`;

/** The folder for the files that tests write. It is inside the repository, so that content files find the package 'wortlaut'. */
export const testFolder = `${root}/.wortlaut/tests`;

/** The site of the real content, built once before the tests (see build-real-site.ts). */
export const realSite = `${testFolder}/real-site`;
