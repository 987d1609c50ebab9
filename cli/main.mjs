#!/usr/bin/env node
// @ts-check
import { currentTool, precompileInBackground, start } from '../generator/precompile/start.mjs';

/* Starts the command line from the precompiled tool, or from the sources and then precompiles it for the next time. */

// Rolldown's allocator reads this once, while the tool is loaded: it gives back at once what a bundle has used. By default most of that waits
// for the next bundle, for as long as `dev` runs.
if (process.argv[2] === 'dev') process.env.MIMALLOC_PURGE_DELAY ??= '0';

const tool = currentTool();
try {
  await start('command', { tool });
} catch (error) {
  // The command line cannot be loaded to print the error.
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const missing = code === 'ERR_MODULE_NOT_FOUND' ? /Cannot find package '([^']+)'/.exec(message)?.[1] : undefined;
  if (!missing) console.error('Wortlaut has made a mistake; your content is not to blame.', error);
  else console.error(`The package '${missing}' is not installed, so no command can run. Run npm ci.`);
  process.exit(missing ? 2 : 70);
}
if (!tool) await precompileInBackground();
// A module of the theme may have started a timer, which is reported. A pipe is empty when this is called.
if (process.exitCode) process.stdout.write('', () => process.exit());
