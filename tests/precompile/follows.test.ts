import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findTool } from '../../generator/precompile/store.mjs';
import { startProcessIn } from '../support/command.ts';
import { root, testFolder } from '../support/paths.ts';
import { refuseSources } from './refuse-sources.ts';

/* After a change of a source, in a copy of the whole project, the precompiled tool is made again. */

let project: string;
const tools = () => `${project}/.wortlaut/precompiled`;
beforeAll(() => {
  project = mkdtempSync(`${testFolder}/project-`);
  for (const name of ['cli', 'generator', 'runtime', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(`${root}/${name}`, `${project}/${name}`, { recursive: true });
  symlinkSync(`${root}/node_modules`, `${project}/node_modules`);
  // The tool of the repository is that of the copy: its record knows the sources by their bytes.
  execFileSync(process.execPath, ['generator/precompile/process.mjs', 'precompile'], { cwd: root });
  cpSync(`${root}/.wortlaut/precompiled`, tools(), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));

const help = async (...options: readonly string[]) => {
  const { code, stdout, stderr } = await startProcessIn({ cwd: project, env: process.env }, process.execPath, [
    ...options,
    'cli/main.mjs',
    '--help',
  ]).ended;
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n')[2];
};

test('the sources run until the precompiled tool is made, and a changed source takes effect at once', async () => {
  const first = 'Checks typed content and compiles it into pages.';
  expect(await help(refuseSources)).toBe(first);

  const file = `${project}/cli/program.ts`;
  const second = 'Checks TYPED content and compiles it into pages.';
  writeFileSync(file, readFileSync(file, 'utf8').replace(first, second));
  expect(findTool(project)).toBe(undefined);
  // The sources run, and make a precompiled tool meanwhile.
  expect(await help()).toBe(second);
  await vi.waitFor(() => expect(findTool(project)).toBeDefined(), { timeout: 100_000, interval: 100 });
  expect(await help(refuseSources)).toBe(second);
  expect(readdirSync(tools()).filter((name) => name.endsWith('.cjs')).length).toBe(1);
}, 120_000);
