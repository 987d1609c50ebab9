#!/usr/bin/env node
// @ts-check

/* What `npm create wortlaut` runs: the command `new` of the package wortlaut. */

const main = new URL('../../cli/main.mjs', import.meta.resolve('wortlaut'));
process.argv.splice(2, 0, 'new');
await import(main.href);
