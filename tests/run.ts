import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { writeSiteTypes } from '../generator/1-load/site-types/site-types.ts';
import { ensureHeadlessShell } from './browser/ensure-chromium.ts';
import { ensureBrowsers } from './every-browser/ensure-browsers.ts';
import { notRun as leftOut } from './every-browser/not-run.ts';
import { ensureServers } from './hosts/servers.ts';
import { alone, conclude, node, type Outcome, results, root, type Step, together } from './steps.ts';
import { dayOfSources } from './support/day-of-sources.ts';
import { missingTools } from './support/foreign-tools.ts';

/*
 * Proves everything, in this order: types, lint, import table, unit, build, browser, hosts, every browser; or the steps that are named. One
 * line per step; a failing step shows its whole output. Every step runs, even if others fail. The results of the runners are in
 * .wortlaut/results. `--all` adds what only a night has time for.
 */

const types: Step = [
  'types',
  async () => {
    await writeSiteTypes(`${root}content`, root);
    return node('node_modules/typescript/bin/tsc', '--project', '.', '--singleThreaded', '--pretty');
  },
];
const lint: Step = ['lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=200', '.')];
const imports: Step = ['import table', () => node('tests/imports/import-table.mjs')];
const unit: Step = [
  'unit',
  async () => {
    await node('generator/precompile/process.mjs', 'precompile');
    const outcome = await node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=!hosts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}/vitest.json`,
    );
    return { ...outcome, ...(missingTools().length > 0 && { note: `not run: ${missingTools().join(', ')} (not installed)` }) };
  },
];
const hosts: Step = ['hosts', askServers];
const day = dayOfSources();
const build: Step = ['build', () => node('cli/main.mjs', 'build', '--force', '--as-of', day, '--out', 'dist')];
const browser: Step = ['browser', visitWithBrowser];
const everyBrowser: Step = ['every browser', visitWithEveryBrowser];

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
if (process.argv.includes('--all')) Object.assign(process.env, { NIGHT: '1', SEQUENCES: '10', MUTANTS: 'all' });
const names = [types, lint, imports, unit, build, browser, hosts, everyBrowser].map(([name]) => name);
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`No step is called '${unknown}'. Known are ${names.join(', ')}.`);
  process.exit(2);
}
const chosen = (...steps: readonly Step[]) => steps.filter(([name]) => wanted.length === 0 || wanted.includes(name));

// The first three only read and end quickly. The last two mostly wait, for servers and browsers. The others keep every core busy.
const steps = await together(...chosen(types, lint, imports));
for (const step of chosen(unit, build, browser)) steps.push(await alone(step));
steps.push(...(await together(...chosen(hosts, everyBrowser))));
await writeFile(`${results}/steps.json`, `${JSON.stringify(steps, null, 2)}\n`);

conclude(steps, 'Everything holds.');

/** Servers print their version; missing servers are printed as not run, and do not count as passed. */
async function askServers(): Promise<Outcome> {
  const { ready, notRun } = ensureServers();
  const report = `--outputFile.json=${results}/hosts.json`;
  const outcome = await node('node_modules/vitest/vitest.mjs', 'run', '--project=hosts', '--reporter=default', '--reporter=json', report);
  const sentence = [`with ${['preview', 'serve', ...ready].join(', ')}`, ...notRun.map((one) => `  not run: ${one}`)].join('\n');
  return { ...outcome, note: sentence, output: `${sentence}\n${outcome.output}` };
}

async function visitWithBrowser(): Promise<Outcome> {
  const { sentence } = ensureHeadlessShell();
  process.env.WORTLAUT_TEST_DAY = day;
  const outcome = await node('node_modules/playwright/cli.js', 'test', '--config', relative(root, `${root}tests/browser`));
  return { ...outcome, note: sentence, output: `${sentence}\n${outcome.output}` };
}

/** Browsers print their version; missing browsers are printed as not run, and do not count as passed. */
async function visitWithEveryBrowser(): Promise<Outcome> {
  const { ready, notRun } = await ensureBrowsers();
  process.env.WORTLAUT_BROWSERS = JSON.stringify({ ready, notRun });
  const outcome = await node('node_modules/playwright/cli.js', 'test', '--config', relative(root, `${root}tests/every-browser`));
  const ran = `with ${ready.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  const report = await readFile(`${results}/every-browser.json`, 'utf8').then(JSON.parse, () => ({}));
  const sentence = [ran, ...[...notRun, ...leftOut(report)].map((one) => `  not run: ${one}`)].join('\n');
  return { ...outcome, note: sentence, output: `${sentence}\n${outcome.output}` };
}
