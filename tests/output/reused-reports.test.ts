import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Report } from '../../generator/6-emit/reports.ts';
import { openStaging } from '../../generator/6-emit/staging.ts';

let out: string;
let made: string[];
beforeEach(async () => {
  out = await mkdtemp(`${tmpdir()}/wortlaut-`);
  made = [];
});
afterEach(() => rm(out, { recursive: true, force: true }));

/** A report with the hash of its inputs. */
const report = (of: string): Report => ({
  of,
  text() {
    made.push(of);
    return `made of ${of}`;
  },
});

async function publish(reports: Record<string, Report>): Promise<string[]> {
  made = [];
  const { staging } = await openStaging(out);
  await staging?.publish({ files: new Map(), reports: new Map(Object.entries(reports)), inputs: '' });
  return made;
}
const read = (path: string) => readFile(`${out}/reports/${path}`, 'utf8');

test('a report is made again only if its inputs have changed', async () => {
  expect(await publish({ a: report('one'), b: report('two') })).toEqual(['one', 'two']);
  expect(await publish({ a: report('one'), b: report('three') })).toEqual(['three']);
  expect(await publish({ a: report('one'), b: report('three') })).toEqual([]);
  expect(await publish({ a: report('one'), b: report('two') })).toEqual(['two']);
  expect([await read('a'), await read('b')]).toEqual(['made of one', 'made of two']);
});

test('a report that was edited or removed is written again', async () => {
  await publish({ a: report('one'), b: report('two') });
  await writeFile(`${out}/reports/a`, 'edited by hand');
  await rm(`${out}/reports/b`);
  expect(await publish({ a: report('one'), b: report('two') })).toEqual(['one', 'two']);
  expect(await read('a')).toBe('made of one');
});

test('all reports are made again if their record is damaged', async () => {
  await publish({ a: report('one') });
  await writeFile(`${out}/.current/reports.json`, '[["a","one"');
  expect(await publish({ a: report('one') })).toEqual(['one']);
});

test('reports that are no longer made are removed', async () => {
  await publish({ a: report('one'), b: report('two') });
  await publish({ a: report('one') });
  await publish({ a: report('one') });
  expect(await readdir(`${out}/reports`)).toEqual(['a']);
});
