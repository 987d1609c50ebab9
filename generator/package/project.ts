import { fileURLToPath } from 'node:url';

/** The folder of Wortlaut itself: its runtime is part of every site. No other module asks where it stands itself. */
export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
