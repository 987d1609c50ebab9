import { fileURLToPath } from 'node:url';

/** The folder of Wortlaut itself, whose runtime is part of every site. No other module derives a path from its own. */
export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
