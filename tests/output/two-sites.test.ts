import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, check, openSite, type Site } from '../../generator/index.ts';
import { findTool } from '../../generator/precompile/store.mjs';
import { startProcessIn } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { contentsOf } from '../support/snapshot.ts';
import { linkReadingRoom } from '../theme/copy-reading-room.ts';

/* Two sites are opened in one process: each has its own theme, configuration, codes, fact formats and files. */

let quiet: Site;
let loud: Site;
beforeAll(() => {
  const [one, other] = ['quiet', 'loud'].map((name) => mkdtempSync(`${tmpdir()}/wortlaut-${name}-`)) as [string, string];
  for (const folder of [one, other]) linkReadingRoom(folder);
  edit(other, 'checks/calm-texts.ts', 'ROOM0001', 'LOUD0001');
  edit(other, 'formats/metres.ts', "unit: 'meter'", "unit: 'yard'");
  edit(other, 'runtime/layout.tsx', '<footer>', '<footer className="loud">');
  edit(other, 'content/pages/home/en.ts', 'Come in and read', 'Come in and sing');
  [quiet, loud] = [one, other].map((folder) => openSite(folder, { cache: `${folder}/.wortlaut/cache`, today: '2026-11-21' })) as [
    Site,
    Site,
  ];
});
afterAll(() => {
  for (const site of [quiet, loud]) rmSync(site.root, { recursive: true });
});

function edit(folder: string, file: string, words: string, others: string): void {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
  writeFileSync(`${folder}/${file}`, text.replaceAll(words, others));
}

const both = <Result>(run: (site: Site) => Promise<Result>) => Promise.all([quiet, loud].map(run));

/** Builds a site in a process of its own. */
async function builtAlone({ root: cwd, cache }: Site): Promise<Record<string, string>> {
  const env = { ...process.env, WORTLAUT_CACHE: cache, WORTLAUT_PRECOMPILED: findTool(root) ? 'on' : 'off' };
  const ended = await startProcessIn({ cwd, env }, process.execPath, [`${root}/cli/main.mjs`, 'build', '--out', 'alone']).ended;
  if (ended.code !== 0) throw new Error(ended.stdout + ended.stderr);
  return contentsOf(`${cwd}/alone/site`);
}

test('both are built at once, each as in a process of its own', async () => {
  const results = await both((site) => build({ ...site, out: `${site.root}/dist`, force: true }));
  expect(results.map(({ ok, diagnostics }) => [ok, diagnostics])).toEqual([
    [true, []],
    [true, []],
  ]);
  const [first, second] = (await both(async (site) => contentsOf(`${site.root}/dist/site`))) as [object, object];
  expect(second).toEqual(await builtAlone(loud));
  if (process.env.NIGHT) expect(first).toEqual(await builtAlone(quiet));
  expect(first).not.toEqual(second);
  const hours = await both(async (site) => readFileSync(`${site.root}/dist/site/en/hours/index.html`, 'utf8'));
  expect(
    hours.map((html) => [/480[^<\w]{1,2}m\b/.test(html), /480[^<\w]{1,2}yd\b/.test(html), html.includes('<footer class="loud">')]),
  ).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
}, 120_000);

test('both are checked at once, each with its own codes at its own lines', async () => {
  for (const { root: folder } of [quiet, loud]) edit(folder, 'content/pages/home/en.ts', "',\n  text", "!',\n  text");
  const findings = await both(async (site) => (await check({ ...site, types: false })).diagnostics);
  expect(findings).toMatchObject([
    [{ code: 'ROOM0001', file: 'content/pages/home/en.ts', message: "'heading' shouts: 'Come in and read!'." }],
    [{ code: 'LOUD0001', file: 'content/pages/home/en.ts', message: "'heading' shouts: 'Come in and sing!'." }],
  ]);
  expect((await both((site) => site.codes())).map((codes) => Object.keys(codes).filter((code) => code.endsWith('1')))).toEqual([
    ['ROOM0001'],
    ['LOUD0001'],
  ]);
  for (const { root: folder } of [quiet, loud]) edit(folder, 'content/pages/home/en.ts', "!',\n", "',\n");
}, 120_000);

test('two builds of one site into one folder at once: the second is refused, and a later one is not', async () => {
  const run = () => build({ ...quiet, out: `${quiet.root}/dist`, force: true });
  const results = await Promise.all([run(), run()]);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(results.flatMap(({ diagnostics }) => diagnostics)).toMatchObject([
    { code: 'WL6004', message: `Another build (process ${process.pid}) is writing to '${quiet.root}/dist'.` },
  ]);
  expect(await run()).toMatchObject({ ok: true });
}, 120_000);
