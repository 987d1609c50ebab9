import { expect, test } from 'vitest';
import { notRun } from '../every-browser/not-run.ts';

test('what was left out is printed once with its reason and the number of tests', () => {
  const left = {
    title: 'enlarged',
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'webkit 2.50 has no setting' }] }],
  };
  const seen = { title: 'open', tests: [{ status: 'expected', annotations: [] }] };
  expect(notRun({ suites: [{ specs: [left, seen], suites: [{ specs: [left] }] }] })).toEqual(['webkit 2.50 has no setting (tests: 2)']);
  expect(notRun({ suites: [{ specs: [seen] }] })).toEqual([]);
});
