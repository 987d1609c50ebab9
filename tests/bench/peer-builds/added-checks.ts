import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTree, type TreeRun } from '../measure/run-tree.ts';
import { node } from './peer-list.ts';

/** The output of a peer, and the folder of its data. */
interface Checked {
  readonly installed: string;
  readonly out: string;
  readonly data: string;
}

/**
 * The checks that users of other generators add for a part of what Wortlaut proves, each as its documentation proposes. They may report
 * faults: the peers' pages name sheets and scripts that only our own build has.
 */
const commands = ({ installed, out, data }: Checked) => [
  // Every page, with the rules of the HTML standard (html-validate: presets).
  { cwd: out, ...node(installed, 'html-validate/bin/html-validate.mjs', '--preset', 'standard', '--formatter', 'json', '.') },
  // Every link between pages, with its fragment (linkinator: checking a local site).
  {
    cwd: out,
    ...node(
      installed,
      'linkinator/build/src/cli.js',
      '/',
      '--server-root',
      '.',
      '--recurse',
      '--check-fragments',
      '--skip',
      '^https:',
      '--verbosity',
      'error',
    ),
  },
  // Every key of a text in every language (i18n-check: missing and invalid keys).
  { cwd: data, ...node(installed, '@lingual/i18n-check/dist/bin/index.js', '-l', 'pages', '-s', 'en', '-f', 'i18next', '-r', 'summary') },
];

/** Runs the checks one after the other; returns their times together. */
export async function runAddedChecks(checked: Checked): Promise<Omit<TreeRun, 'megabytes'>> {
  await listPages(checked.out);
  const runs: TreeRun[] = [];
  for (const command of commands(checked)) runs.push(await runTree({ ...command, codes: [1] }));
  const sum = (figure: 'milliseconds' | 'processor') => runs.reduce((all, run) => all + run[figure], 0);
  return { milliseconds: sum('milliseconds'), processor: sum('processor') };
}

/** Writes a start page that links every page, because the link checker follows links. */
async function listPages(out: string): Promise<void> {
  const pages = (await readdir(out, { recursive: true })).filter((path) => path.endsWith('index.html'));
  const links = pages.map((path) => `<a href="/${path.replace(/index\.html$/, '')}">${path}</a>`);
  await writeFile(join(out, 'index.html'), `<!doctype html>\n<html lang="en">\n<title>Pages</title>\n${links.join('\n')}\n</html>\n`);
}
