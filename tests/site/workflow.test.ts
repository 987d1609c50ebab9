import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { realSite, root } from '../support/paths.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { jobsOf, runJob } from '../support/run-workflow.ts';
import { contentsOf } from '../support/snapshot.ts';

/* The workflow runs here as its file describes it, and publishes exactly the output of one build. */

const jobs = jobsOf(`${root}/.github/workflows/ci.yml`);
const artifacts = mkdtempSync(`${tmpdir()}/wortlaut-artifacts-`);
const cache = mkdtempSync(`${tmpdir()}/wortlaut-cache-`);
const machines: ProjectCopy[] = [];
afterAll(() => {
  for (const machine of machines) machine.remove();
  for (const folder of [artifacts, cache]) rmSync(folder, { recursive: true, force: true });
});

const machine = () => {
  const copy = copyProject({ realContent: true });
  machines.push(copy);
  return copy.folder;
};

test('the workflow publishes the site of one build, hidden files too', {
  timeout: 600_000,
}, async () => {
  const published = `${artifacts}/www`;
  const values = { 'vars.PUBLISH': `cp -rL dist/site/ ${published}`, 'github.sha': 'a1' };
  for (const name of ['site', 'publish']) {
    const job = jobs[name] ?? expect.fail(`the workflow has no job '${name}'`);
    await runJob(job, { artifacts, cache, machine, values });
  }
  expect(existsSync(`${published}/.well-known/security.txt`)).toBe(true);
  expect(contentsOf(published)).toEqual(contentsOf(`${realSite}/site`));
});

test('only a tested site is published: publish waits for every job that proves, and takes the artifact of visit', () => {
  const needed = (name: string) => [jobs[name]?.needs ?? []].flat();
  expect(needed('publish').toSorted()).toEqual(['content', 'prove', 'visit']);
  expect(needed('visit')).toEqual(['site']);
  const downloads = (name: string) =>
    jobs[name]?.steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@')).map((step) => step.with);
  expect(downloads('publish')).toEqual(downloads('visit'));
  const builds = Object.values(jobs).flatMap(({ steps }) => steps.filter(({ run = '' }) => /site -- build/.test(run)));
  expect(builds).toHaveLength(1);
});

test('the steps that the workflow names are those of npm test', () => {
  const named = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) =>
      [...(/^npm test -- (.+)$/.exec(run)?.[1]?.matchAll(/'([^']+)'|(\S+)/g) ?? [])].map(([, quoted, plain]) => quoted ?? plain),
    ),
  );
  const source = readFileSync(`${root}/tests/run.ts`, 'utf8');
  const steps = [...source.matchAll(/: Step = \[\s*'([^']+)'/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(steps.filter((name) => name !== 'build').toSorted());
});
