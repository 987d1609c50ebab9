import { fileURLToPath } from 'node:url';

/** The folder of Wortlaut itself: its runtime is part of every site. No other module reads its own path. */
export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
