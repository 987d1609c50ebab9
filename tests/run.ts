import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { ensureBrowsers } from './every-browser/ensure-browsers.ts';
import { notRun as leftOut } from './every-browser/not-run.ts';

/*
 * Proves everything, in this order: types, lint, import table, unit, build, browser, every browser. One line per step; a step that fails
 * shows all that it said. Every step runs, whatever the others do. What the runners found lies in .wortlaut/results.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}.wortlaut/results`;

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  /** Said behind the name of a step that went well. */
  readonly note?: string;
}

type Step = readonly [name: string, work: () => Promise<Outcome>];

const types: Step = ['types', () => node('node_modules/typescript/bin/tsc', '--project', '.', '--singleThreaded', '--pretty')];
const lint: Step = ['lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=200', '.')];
const imports: Step = ['import table', () => node('tests/imports/import-table.mjs')];
const unit: Step = [
  'unit',
  () => node('node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`),
];
const build: Step = ['build', () => node('cli/main.mjs', 'build', '--force')];
const browser: Step = ['browser', visitWithBrowser];
const everyBrowser: Step = ['every browser', visitWithEveryBrowser];

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
// The first three only read and are done in a moment. The tests have the machine to themselves, so that none is slow by chance.
const steps = [
  ...(await together(types, lint, imports)),
  await alone(unit),
  await alone(build),
  await alone(browser),
  await alone(everyBrowser),
];
await writeFile(`${results}/steps.json`, `${JSON.stringify(steps, null, 2)}\n`);

const failed = steps.filter(({ ok }) => !ok).map(({ name }) => name);
console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nEverything holds.');
process.exitCode = failed.length ? 1 : 0;

interface Finished {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

async function together(...list: readonly Step[]): Promise<Finished[]> {
  const finished: Finished[] = [];
  for (const running of list.map((step) => ({ step, done: timed(step) }))) finished.push(tell(running.step, await running.done));
  return finished;
}

async function alone(step: Step): Promise<Finished> {
  return tell(step, await timed(step));
}

async function timed([, work]: Step): Promise<Outcome & { seconds: number }> {
  const started = performance.now();
  const outcome = await work().catch((error: Error): Outcome => ({ ok: false, output: error.message }));
  return { ...outcome, seconds: Number(((performance.now() - started) / 1000).toFixed(1)) };
}

function tell([name]: Step, { ok, seconds, output, note }: Awaited<ReturnType<typeof timed>>): Finished {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(14)}${seconds.toFixed(1).padStart(6)} s${ok && note ? `  ${note}` : ''}`);
  if (!ok) console.log(`\n${output.trim()}\n`);
  return { name, ok, seconds };
}

async function visitWithBrowser(): Promise<Outcome> {
  const { sentence } = ensureChromium();
  const outcome = await node('node_modules/playwright/cli.js', 'test', '--config', relative(root, `${root}tests/browser`));
  return { ...outcome, note: sentence, output: `${sentence}\n${outcome.output}` };
}

/** What runs says its version, and what cannot run here says so: it counts as nothing, least of all as passed. */
async function visitWithEveryBrowser(): Promise<Outcome> {
  const { ready, notRun } = await ensureBrowsers();
  process.env.WORTLAUT_BROWSERS = JSON.stringify({ ready, notRun });
  const outcome = await node('node_modules/playwright/cli.js', 'test', '--config', relative(root, `${root}tests/every-browser`));
  const ran = `with ${ready.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  const report = await readFile(`${results}/every-browser.json`, 'utf8').then(JSON.parse, () => ({}));
  const sentence = [ran, ...[...notRun, ...leftOut(report)].map((one) => `  not run: ${one}`)].join('\n');
  return { ...outcome, note: sentence, output: `${sentence}\n${outcome.output}` };
}

/** Runs a script of this repository by itself and keeps what it says. */
function node(...given: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, given, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => done({ ok: code === 0, output: signal ? `${output}\nThe signal ${signal} ended it.` : output }));
  });
}
