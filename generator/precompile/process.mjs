// @ts-check
import { currentTool, start } from './start.mjs';

/* The start of a process, which gets the name of an entry. Runs the present state of the project. */

await start(/** @type {keyof typeof import('./entries.mjs').entries} */ (process.argv[2]), { tool: currentTool(), data: process.argv[3] });
