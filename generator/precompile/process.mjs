// @ts-check
import { engineNow, start } from './start.mjs';

/* What a process begins with that is started with the name of an entry. It runs the project as it now is. */

await start(/** @type {keyof typeof import('./entries.mjs').entries} */ (process.argv[2]), { engine: engineNow(), data: process.argv[3] });
