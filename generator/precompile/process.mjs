// @ts-check
import { currentTool, start } from './start.mjs';

/* Starts a process with the name of an entry. It runs the project as it is now. */

await start(/** @type {keyof typeof import('./entries.mjs').entries} */ (process.argv[2]), { tool: currentTool(), data: process.argv[3] });
