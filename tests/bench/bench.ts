import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../support/paths.ts';
import { benchmark } from './benchmark.ts';
import { installNode } from './peer-builds/install-peers.ts';
import { measurePeers } from './peer-builds/measure-peers.ts';
import { results } from './report/results.ts';

/*
 * Measures builds of a synthetic site and of the real one and prints them as a table: times, peak memory, pages rendered against pages whose bytes
 * changed, and ratios to a bare loop and a bare start measured in the same run. A bar that does not hold ends with exit code 1.
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    growth: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    here: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const folder = join(root, '.wortlaut/bench');
const peersFolder = join(root, '.wortlaut/peers');
const size = { pages: Number(values.pages) };
if (!(size.pages >= 64)) throw new Error(`--pages ${values.pages}: give a number, at least 64.`);
const tell = (what: string) => process.stderr.write(`… ${what}\n`);
if (!values.here) {
  tell('installing the Node of all rows');
  const program = await installNode(join(root, '.wortlaut/bench-node'));
  const again = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2), '--here'];
  process.exit(spawnSync(program, again, { stdio: 'inherit' }).status ?? 1);
}
if (values.serve) {
  const { measureServe, serveTable } = await import('./serve.ts');
  const rows = await measureServe(tell);
  console.log(serveTable(rows));
  process.exit(rows.some(({ holds }) => holds === false) ? 1 : 0);
}
try {
  const measured = await benchmark({ ...size, folder, growth: values.growth, tell });
  const others = values.peers ? await measurePeers({ ...size, folder: peersFolder, page: measured.sizes.ours, tell }) : [];
  const dev = values.dev ? await devLoop(tell) : undefined;
  const check = values.check ? await checkLoop(tell) : undefined;
  const { text, markdown } = results({ ...size, ...measured, peers: others, lines: [dev, check].flatMap((one) => one?.line ?? []) });
  console.log(`\n${text}`);
  if (values.write) await writeResults(join(root, 'tests/bench/RESULTS.md'), markdown);
  if (dev?.holds === false || check?.holds === false || measured.rows.some(({ bar }) => bar && !bar.holds)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Replaces the figures; the notes below them are written by hand. */
async function writeResults(file: string, markdown: string): Promise<void> {
  const notes = (await readFile(file, 'utf8')).split('\n## Notes\n')[1];
  await writeFile(file, notes === undefined ? markdown : `${markdown}\n## Notes\n${notes}`);
}

/** The time and memory of a check of the real site after one text was edited. */
async function checkLoop(tell: (what: string) => void): Promise<{ line: string; holds: boolean }> {
  tell('the real site checked again after an edit');
  const { describeCheckLoop, measureCheckLoop } = await import('./check-loop.ts');
  const measured = await measureCheckLoop();
  return { line: `Real site, ${describeCheckLoop(measured)}.`, holds: measured.holds };
}

/** The time from saving a text until the open page of the real site shows it, and the memory after many edits of a template. */
async function devLoop(tell: (what: string) => void): Promise<{ line: string; holds: boolean }> {
  tell('texts saved while a page is open');
  const { describeDevLoop, measureDevLoop } = await import('./dev-loop.ts');
  const loop = await measureDevLoop();
  tell('a template edited again and again');
  const { describeDevMemory, measureDevMemory } = await import('./dev-memory.ts');
  const memory = await measureDevMemory(join(folder, 'dev'));
  return {
    line: `Development, real site: ${describeDevLoop(loop)}. ${describeDevMemory(memory)}.`,
    holds: loop.holds && memory.holds,
  };
}
