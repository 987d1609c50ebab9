import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPageStore } from '../../generator/cache/page-store.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'wortlaut-pages-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const read = (stored: readonly [file: string, from: number], length: number) => {
  const data = openPageStore(cache).read(...stored, length);
  return data && Buffer.from(data).toString();
};

test('pages of several batches are in one file, and each is found again', () => {
  const store = openPageStore(cache);
  const first = store.keep([Buffer.from('<p>Käse'), Buffer.from('<p>Ei')]);
  const second = store.keep([Buffer.from('<p>Brot')]);
  expect(readdirSync(join(cache, 'pages'))).toEqual([first[0]]);
  expect([read(first, 8), read([first[0], 8], 5), read(second, 7)]).toEqual(['<p>Käse', '<p>Ei', '<p>Brot']);
  expect(openPageStore(cache).keep([Buffer.from('<p>Salz')])[0]).not.toBe(first[0]);
});

test('a file of a few megabytes is followed by another', () => {
  const store = openPageStore(cache);
  const [first] = store.keep([Buffer.alloc(5 * 1024 * 1024)]);
  expect(store.keep([Buffer.from('<p>Brot')])[0]).not.toBe(first);
});

test('pages that cannot be stored are not found, and those after them are', () => {
  const store = openPageStore(cache);
  writeFileSync(join(cache, 'pages'), 'in the way');
  const lost = store.keep([Buffer.from('<p>Käse')]);
  rmSync(join(cache, 'pages'));
  const kept = store.keep([Buffer.from('<p>Brot')]);
  expect([read(lost, 8), read(kept, 7)]).toEqual([undefined, '<p>Brot']);
});
