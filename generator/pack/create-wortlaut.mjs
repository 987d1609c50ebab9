#!/usr/bin/env node
// @ts-check

/* `npm create wortlaut` runs the command `new` of the package wortlaut. */

const entry = import.meta.resolve('wortlaut');
const main = new URL('../../cli/main.mjs', entry);
process.argv.splice(2, 0, 'new');
await import(main.href);
