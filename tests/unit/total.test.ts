import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess } from '../support/command.ts';

/* The last line of the gate: what was not seen to hold is counted as failed. */

let results: string;
beforeEach(() => {
  results = mkdtempSync(`${tmpdir()}/wortlaut-`);
});
afterEach(() => rmSync(results, { recursive: true }));

const names = ['types', 'lint', 'import table', 'unit', 'hosts', 'build', 'browser', 'every browser'];
const steps = (failed: readonly string[] = []) => names.map((name) => ({ name, ok: !failed.includes(name), seconds: 1 }));
const vitest = { testResults: [], numPassedTests: 10, numFailedTests: 0 };
const hosts = { testResults: [], numPassedTests: 4, numFailedTests: 0 };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0 } };
const browsers = { 'every-browser': { stats: { expected: 3, unexpected: 0, flaky: 0 } } };

async function total(files: Readonly<Record<string, unknown>>): Promise<readonly [string, number | null]> {
  for (const [name, value] of Object.entries(files))
    writeFileSync(`${results}/${name}.json`, typeof value === 'string' ? value : JSON.stringify(value));
  const { stdout, code } = await startProcess(process.execPath, ['.ci/total.mjs', results]).ended;
  return [stdout.trim(), code];
}

test.each<[string, Readonly<Record<string, unknown>>, string, number]>([
  ['all holds', { steps: steps(), vitest, hosts, playwright, ...browsers }, 'total: 22 passed, 0 failed', 0],
  [
    'a test fails',
    { steps: steps(['unit']), vitest: { ...vitest, numFailedTests: 2 }, hosts, playwright, ...browsers },
    'total: 22 passed, 2 failed',
    1,
  ],
  [
    'a runner fails beside its tests',
    { steps: steps(['browser']), vitest, hosts, playwright, ...browsers },
    'total: 22 passed, 1 failed',
    1,
  ],
  ['the types fail', { steps: steps(['types']), vitest, hosts, playwright, ...browsers }, 'total: 22 passed, 1 failed', 1],
  ['a runner dies without a result', { steps: steps(['unit']), hosts, playwright, ...browsers }, 'total: 12 passed, 1 failed', 1],
  [
    'a runner says that all is fine and leaves no result',
    { steps: steps(), hosts, playwright, ...browsers },
    'total: 12 passed, 1 failed',
    1,
  ],
  ['a result is cut off', { steps: steps(), vitest: '{"numPassed', hosts, playwright, ...browsers }, 'total: 12 passed, 1 failed', 1],
  [
    'a runner has run no test',
    { steps: steps(), vitest, hosts, playwright: { stats: { expected: 0 } }, ...browsers },
    'total: 17 passed, 1 failed',
    1,
  ],
  ['the steps end before the browser', { steps: steps().slice(0, 6), vitest, hosts }, 'total: 14 passed, 2 failed', 1],
  [
    'a test fails in one browser',
    { steps: steps(['every browser']), vitest, hosts, playwright, 'every-browser': { stats: { expected: 2, unexpected: 1, flaky: 0 } } },
    'total: 21 passed, 1 failed',
    1,
  ],
  ['no host was asked', { steps: steps(), vitest, playwright, ...browsers }, 'total: 18 passed, 1 failed', 1],
  ['every browser has run no test', { steps: steps(), vitest, hosts, playwright }, 'total: 19 passed, 1 failed', 1],
  ['nothing was run', {}, 'total: 0 passed, 8 failed', 1],
  ['the list of steps is cut off', { steps: '[{', vitest, hosts, playwright, ...browsers }, 'total: 22 passed, 8 failed', 1],
])('%s', async (_, files, line, code) => {
  expect(await total(files)).toEqual([line, code]);
});
