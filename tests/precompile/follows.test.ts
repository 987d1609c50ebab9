import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEngine } from '../../generator/precompile/store.mjs';
import { startProcess } from '../support/command.ts';
import { root, workshop } from '../support/paths.ts';
import { refuseSources } from './refuse-sources.ts';

/* A copy of the whole project, of which a source is changed: the engine follows. */

let project: string;
const engines = () => `${project}/.wortlaut/engine`;
beforeAll(() => {
  mkdirSync(workshop, { recursive: true });
  project = mkdtempSync(`${workshop}/project-`);
  for (const name of ['cli', 'generator', 'runtime', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(`${root}/${name}`, `${project}/${name}`, { recursive: true });
  symlinkSync(`${root}/node_modules`, `${project}/node_modules`);
  mkdirSync(engines(), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));

const help = async (...options: readonly string[]) => {
  const { code, stdout, stderr } = await startProcess(process.execPath, [...options, `${project}/cli/main.mjs`, '--help']).ended;
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n')[2];
};

/** Asks from the sources, and waits for the engine that is made meanwhile. */
async function helpAndEngine(): Promise<string | undefined> {
  const changes = watch(engines(), { recursive: true });
  const said = await help();
  for await (const _ of changes) if (findEngine(project)) return said;
  return undefined;
}

test('the sources run while there is no engine, then the engine does; a changed source is followed at once', async () => {
  const first = 'Checks typed content and compiles it into pages.';
  expect(findEngine(project)).toBe(undefined);
  expect(await helpAndEngine()).toBe(first);
  expect(await help(...refuseSources)).toBe(first);

  const file = `${project}/cli/program.ts`;
  const second = 'Checks TYPED content and compiles it into pages.';
  writeFileSync(file, readFileSync(file, 'utf8').replace(first, second));
  expect(findEngine(project)).toBe(undefined);
  expect(await helpAndEngine()).toBe(second);
  expect(await help(...refuseSources)).toBe(second);
  expect(readdirSync(engines()).length).toBe(1);
}, 120_000);
