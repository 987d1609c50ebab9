import { expect, test } from 'vitest';
import { exitCodeOf } from '../../../cli/exit-code.ts';
import { type Code, codes } from '../../../generator/index.ts';

const exitCodeFor = (found: readonly Code[], severity: 'error' | 'warning' = 'error') =>
  exitCodeOf(found.map((code) => ({ code, severity, message: '' })));

test.each<[Code[], number]>([
  [['WL2001'], 1],
  [['WL1004'], 2],
  [['WL1004', 'WL6004'], 2],
  [['WL1004', 'WL2001'], 1],
  [['WL6014', 'WL2001'], 2],
  [['WL6014', 'WL6015'], 70],
  [['WL6016'], 70],
  [['WL6002', 'WL1004'], 70],
])('errors %j give the exit code %i', (found, code) => {
  expect(exitCodeFor(found)).toBe(code);
});

test('warnings, and runs without findings, do not give the exit code 2', () => {
  expect(exitCodeFor(['WL6003'], 'warning')).toBe(1);
  expect(exitCodeFor([])).toBe(1);
});

test('findings with another exit code than 1 cannot be suppressed', () => {
  const named = Object.values(codes).filter(({ exitCode, exitCodeAlone }) => exitCode ?? exitCodeAlone);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ suppressible }) => suppressible !== false)).toEqual([]);
});
