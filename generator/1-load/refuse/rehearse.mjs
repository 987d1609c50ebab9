// @ts-check
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

/* Evaluates files one after the other, with their getters. Tells its parent the number of each before, so that it can name one that does not end. */

register();
process.once('message', async (/** @type {string[]} */ files) => {
  for (const [index, file] of files.entries()) {
    process.send?.(index);
    try {
      JSON.stringify(await import(pathToFileURL(file).href));
    } catch {
      // The parent reports errors when it evaluates the file itself.
    }
    // A loop of promises lets no other work begin.
    await setImmediate();
  }
  process.exit(0);
});
