import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { run, startProcess } from '../support/command.ts';
import { type CommandEnd, runHere } from '../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { contentsOf } from '../support/snapshot.ts';

let site: SiteFolder;
beforeEach(async () => {
  site = await siteFolder();
});

const given = ({ content, out }: Pick<SiteFolder, 'content' | 'out'>) => [
  'build',
  '--content',
  content,
  '--out',
  out,
  '--force',
  '--format',
  'json',
];
const build = (folders: Pick<SiteFolder, 'content' | 'out'>) => runHere(given(folders));
const codesOf = ({ stdout }: Pick<CommandEnd, 'stdout'>): string[] =>
  JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code);

test('each of several builds at once succeeds or reports that another one is writing, and the output is one whole site', async () => {
  const other = await siteFolder({
    files: { 'pages/home/en.ts': readFileSync(`${site.content}/pages/home/en.ts`, 'utf8').replace("'Start'", "'Go'") },
  });
  const expected = [];
  for (const { content, out } of [other, site]) {
    await build({ content, out });
    expected.push(contentsOf(`${out}/site`));
  }
  const ended = await Promise.all([site, other, site, other].map(({ content }) => run(given({ content, out: site.out }))));
  for (const one of ended) expect([0, 2]).toContain(one.code);
  for (const one of ended.filter(({ code }) => code === 2)) expect(codesOf(one)).toEqual(['WL6004']);
  expect(ended.some(({ code }) => code === 0)).toBe(true);
  expect(expected).toContainEqual(contentsOf(`${site.out}/site`));
});

describe('a lock', () => {
  const locked = async (content: string) => {
    await mkdir(site.out, { recursive: true });
    await writeFile(`${site.out}/.lock`, content);
  };
  /** Content of a process's lock: its number and start time. */
  const lockOf = async (pid: number) => `${pid} ${(await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ')[19]}`;

  test('WL6004 of a running build is respected: one sentence, exit code 2, nothing written', async () => {
    await locked(await lockOf(process.pid));
    const ended = await build(site);
    expect(ended.code).toBe(2);
    expect(codesOf(ended)).toEqual(['WL6004']);
    expect(JSON.parse(ended.stdout).diagnostics[0].message).toBe(`Another build (process ${process.pid}) is writing to '${site.out}'.`);
    expect(contentsOf(`${site.out}/site`)).toEqual({});
  });

  test('of a process that has ended is taken over', async () => {
    const { process: gone, ended } = startProcess(process.execPath, ['--version']);
    await ended;
    await locked(`${gone.pid} 12345`);
    expect(await build(site)).toMatchObject({ code: 0 });
  });

  test('of a killed process that was about to take it is removed, as is a link that it was about to set', async () => {
    const { process: gone, ended } = startProcess(process.execPath, ['--version']);
    await ended;
    await mkdir(site.out, { recursive: true });
    for (const draft of ['.lock', '.lock-stale', '.current']) await writeFile(`${site.out}/${draft}-${gone.pid}`, '');
    expect(await build(site)).toMatchObject({ code: 0 });
    expect((await readdir(site.out)).sort()).toEqual(['.builds', '.current', 'reports', 'site']);
  });

  test('of a process whose number now belongs to another process is taken over', async () => {
    await locked(`${process.pid} 12345`);
    expect(await build(site)).toMatchObject({ code: 0 });
  });

  test.each(['', 'no number', '\u0000\u0000'])('that holds %j is taken over', async (content) => {
    await locked(content);
    expect(await build(site)).toMatchObject({ code: 0 });
  });
});
