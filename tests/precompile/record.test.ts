import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Fingerprint, fingerprintOf, revalidate } from '../../generator/package/fingerprint.mjs';
import { testFolder } from '../support/paths.ts';

/* A record shows whether the files that something was compiled from have changed. */

let project: string;
let record: Fingerprint;
beforeEach(() => {
  project = mkdtempSync(`${testFolder}/record-`);
  mkdirSync(`${project}/cli/commands`, { recursive: true });
  writeFileSync(`${project}/cli/run.ts`, 'one');
  writeFileSync(`${project}/cli/commands/build.ts`, 'two');
  record = fingerprintOf(project, ['cli', 'absent.json']);
});
afterEach(() => rmSync(project, { recursive: true }));

/** The record at a later time, when its files are old enough to be recognized by their times. */
const later = () => ({ ...record, at: record.at + 10_000 });

test('files of all folders are recorded, missing files as missing', () => {
  expect(Object.keys(record.files)).toEqual(['cli/commands/build.ts', 'cli/run.ts', 'absent.json']);
  expect(record.files['absent.json']).toBe(null);
});

test('a file that was missing is noticed', () => {
  writeFileSync(`${project}/absent.json`, '{}');
  expect(revalidate(project, later())).toBe(undefined);
});

test('of a folder with a slash the names count alone', () => {
  const names = { ...fingerprintOf(project, ['cli/']), at: 0 };
  writeFileSync(`${project}/cli/run.ts`, 'other');
  expect(revalidate(project, names)).toBeDefined();
  writeFileSync(`${project}/cli/more.ts`, '');
  expect(revalidate(project, names)).toBe(undefined);
});

test('files with the times that were recorded are not read', () => {
  const old = later();
  chmodSync(`${project}/cli/run.ts`, 0o644);
  const { size, mtimeMs, ctimeMs } = statSync(`${project}/cli/run.ts`);
  const unread = { ...old, files: { ...old.files, 'cli/run.ts': [size, mtimeMs, ctimeMs, 'not its hash'] as const } };
  expect(revalidate(project, unread)).toBe(unread);
});

test('young files are read, because they may change again within the same instant', () => {
  const [size, modified, changed] = record.files['cli/run.ts'] ?? [0, 0, 0];
  const other = { ...record, files: { ...record.files, 'cli/run.ts': [size, modified, changed, 'not its hash'] as const } };
  expect(revalidate(project, other)).toBe(undefined);
});

test('a file with other content is noticed, also if its size and time are unchanged', () => {
  const { atime, mtime } = statSync(`${project}/cli/run.ts`);
  writeFileSync(`${project}/cli/run.ts`, 'eno');
  utimesSync(`${project}/cli/run.ts`, atime, mtime);
  expect(revalidate(project, record)).toBe(undefined);
  expect(revalidate(project, later())).toBe(undefined);
});

test('a touched file counts as the same, and its new times are stored', () => {
  utimesSync(`${project}/cli/run.ts`, 1, 1);
  const now = revalidate(project, later());
  expect(now?.files['cli/run.ts']?.[1]).toBe(1000);
  expect(now?.files['cli/run.ts']?.[3]).toBe(record.files['cli/run.ts']?.[3]);
});

test('a removed file is noticed', () => {
  rmSync(`${project}/cli/commands/build.ts`);
  expect(revalidate(project, later())).toBe(undefined);
});

test('another version of Node or of V8 is another tool', () => {
  expect(revalidate(project, { ...later(), runtime: 'v20.0.0 11.3 x64 linux' })).toBe(undefined);
});
