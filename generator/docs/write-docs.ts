import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packageRoot } from '../package/roots.mjs';
import { entryPage } from './entry-page.ts';
import { packageEntries } from './read-entry.ts';

/*
 * Writes the documentation of what the package exports, one file of Markdown for each entry, made from the docstrings.
 * Usage: npm run docs [-- --to FOLDER]. Prints the paths of the files.
 */

const { to } = parseArgs({ options: { to: { type: 'string', default: '.wortlaut/docs' } } }).values;
const folder = resolve(packageRoot, to);
mkdirSync(folder, { recursive: true });
for (const entry of packageEntries()) {
  const file = `${folder}/${entry.name.replaceAll('/', '-')}.md`;
  writeFileSync(file, entryPage(entry));
  process.stdout.write(`${file}\n`);
}
