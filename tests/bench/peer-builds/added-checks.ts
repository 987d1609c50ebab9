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
  // Every link within the site, with its fragment.
  { cwd: out, ...node(installed, 'check-html-links/src/cli.js', '.') },
  // Every key of a text in every language (i18n-check: missing and invalid keys).
  { cwd: data, ...node(installed, '@lingual/i18n-check/dist/bin/index.js', '-l', 'pages', '-s', 'en', '-f', 'i18next', '-r', 'summary') },
];

/** Runs the checks one after the other; returns their times together. */
export async function runAddedChecks(checked: Checked): Promise<Omit<TreeRun, 'megabytes'>> {
  const runs: TreeRun[] = [];
  for (const command of commands(checked)) runs.push(await runTree({ ...command, codes: [1] }));
  const sum = (figure: 'milliseconds' | 'processor') => runs.reduce((all, run) => all + run[figure], 0);
  return { milliseconds: sum('milliseconds'), processor: sum('processor') };
}
