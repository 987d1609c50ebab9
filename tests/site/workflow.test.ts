import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/paths.ts';

/* The workflow publishes exactly the output of one build, after every job that proves it. */

interface Job {
  readonly needs?: string | readonly string[];
  readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, string | boolean>> }[];
}

const jobs: Readonly<Record<string, Job>> = parse(readFileSync(`${root}/.github/workflows/ci.yml`, 'utf8')).jobs;

test('the output of the build is handed on whole, hidden files too, and verified before it is visited and published', () => {
  const upload = jobs.site?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))?.with;
  expect(String(upload?.path).trim().split('\n')).toEqual(['dist/site/', 'dist/reports/', 'dist/host/']);
  expect(upload?.['include-hidden-files']).toBe(true);
  for (const name of ['visit', 'publish']) {
    const steps = jobs[name]?.steps ?? [];
    const download = steps.findIndex(({ uses }) => uses?.startsWith('actions/download-artifact@'));
    expect(steps[download]?.with).toEqual({ name: upload?.name, path: 'dist' });
    expect(steps[download + 1]?.run).toBe('npm run --silent site -- verify');
  }
});

test('only a tested site is published: publish waits for every job that proves, and the site is built once', () => {
  const needed = (name: string) => [jobs[name]?.needs ?? []].flat();
  expect(needed('publish').toSorted()).toEqual(['content', 'prove', 'visit']);
  expect(needed('visit')).toEqual(['site']);
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
