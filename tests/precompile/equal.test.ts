import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, test } from 'vitest';
import { findTool } from '../../generator/precompile/store.mjs';
import { startProcess } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { runHere } from '../support/run-here.ts';
import { siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';
import { refuseSources } from './refuse-sources.ts';

/* The precompiled tool, in a process of its own, behaves like the sources, which run here. */

beforeAll(() => {
  execFileSync(process.execPath, [`${root}/generator/precompile/process.mjs`, 'precompile']);
});

const precompiled = async (...given: readonly string[]) => {
  const { code, stdout, stderr } = await startProcess(process.execPath, [refuseSources, 'cli/main.mjs', ...given]).ended;
  return { code, stdout, stderr };
};

const minimal = 'tests/sites/minimal/content';

test('a precompiled tool exists', () => expect(findTool(root)).toBeDefined());

test.each([
  [0, ['routes', '--content', minimal, '--format', 'json']],
  [0, ['--help']],
  [0, ['explain', 'WL1001']],
  [0, ['resolve', '/AT/help', '--content', minimal, '--format', 'json']],
  [2, ['explain', 'WL9999']],
  [2, ['bild']],
  [2, ['routes', '--content', 'nowhere']],
])('ends with %i and prints the same output: %j', async (expected, given) => {
  const [tool, sources] = await Promise.all([precompiled(...given), runHere(given)]);
  expect(tool).toEqual(sources);
  expect(tool.code).toBe(expected);
});

test.each([
  ['a valid site', 0, {}],
  ['content with errors', 1, { 'brand.ts': 'export const brand = 1;\n' }],
])('builds the same bytes and prints the same output for %s', async (_, expected, files) => {
  const site = await siteFolder({ files });
  const build = (out: string) => ['build', '--content', site.content, '--out', `${site.out}/${out}`, '--force', '--quiet'];
  const [tool, sources] = await Promise.all([precompiled(...build('tool')), runHere(build('sources'))]);
  expect(tool).toEqual(sources);
  expect(tool.code).toBe(expected);
  expect(contentsOf(`${site.out}/tool/site`)).toEqual(contentsOf(`${site.out}/sources/site`));
  expect(contentsOf(`${site.out}/tool/reports`)).toEqual(contentsOf(`${site.out}/sources/reports`));
  expect(existsSync(`${site.out}/tool/site/at-de/help/index.html`)).toBe(expected === 0);
});

test('a fault in Wortlaut ends with 70 and names the place in the precompiled tool', async () => {
  const broken = 'data:text/javascript,String.prototype.padEnd = () => { throw new Error("broken on purpose"); }';
  const given = ['--import', broken, 'cli/main.mjs', 'routes', '--content', minimal];
  const { code, stderr } = await startProcess(process.execPath, given).ended;
  expect(code).toBe(70);
  expect(stderr).toMatch(/Error: broken on purpose\n(.+\n)*? .+\/\.wortlaut\/precompiled\/\w+\.cjs:\d+:\d+/);
});

describe('a thread', () => {
  const end = (worker: Worker) =>
    new Promise<number | Error>((done) => {
      worker.on('error', done).on('exit', done);
    });

  test('begins with an entry of the precompiled tool, or from the sources', async () => {
    const threads = [findTool(root), undefined].map(
      (tool) => new Worker(`${root}/generator/precompile/thread.mjs`, { execArgv: [], workerData: { name: 'precompile', tool } }),
    );
    expect(await Promise.all(threads.map(end))).toEqual([0, 0]);
  });

  test('that cannot run ends with its error', async () => {
    const tool = { file: 'tool.cjs', code: '(() => { throw new Error("no tool"); })' };
    const worker = new Worker(`${root}/generator/precompile/thread.mjs`, { execArgv: [], workerData: { name: 'command', tool } });
    expect(await end(worker)).toMatchObject({ message: 'no tool' });
  });
});

test('only one module reads its own path, because others would get that of the precompiled tool', () => {
  const files = ['cli', 'generator', 'runtime'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const asking = files.filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && /URL\([^)]*import\.meta/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(asking).toEqual(['generator/package/roots.mjs']);
});
