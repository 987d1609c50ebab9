import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAssetStore } from '../../generator/cache/asset-store.ts';
import { evictFromCache, isWorthTrimming } from '../../generator/cache/evict.ts';
import { readInputs } from '../../generator/cache/input-files.ts';
import type { Assets } from '../../generator/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = 'a'.repeat(64);
const assets: Assets = {
  files: new Map<string, string | Uint8Array>([
    ['assets/client.js', new TextEncoder().encode('export {};')],
    ['assets/font.woff2', new Uint8Array([0, 255, 128])],
  ]),
  script: '/assets/client.js',
  redirectScript: '/assets/redirect.js',
  style: '/assets/style.css',
  templateStyles: {},
  colours: { light: '#ffffff', dark: '#000000' },
  icon: 'data:image/svg+xml,',
  tokens: {},
  sources: {},
  parts: { shared: ['assets/client.js'], islands: {}, onDemand: [] },
  fonts: [{ address: '/assets/font.woff2', characters: '[a-z]' }],
};

describe('the store of bundles', () => {
  const entry = async () => `${folder}/${(await readdir(folder))[0]}`;

  test('returns what was stored, byte for byte', async () => {
    await openAssetStore(folder).keep(key, assets);
    expect(await openAssetStore(folder).find(key)).toEqual({ assets });
    expect(await openAssetStore(folder).find('b'.repeat(64))).toEqual({});
  });

  test.each([
    ['cut short', async (file: string) => truncate(file, 100)],
    ['empty', async (file: string) => truncate(file, 0)],
    ['changed', async (file: string) => writeFile(file, (await readFile(file, 'utf8')).replace('client.js', 'klient.js'))],
    ['something else', async (file: string) => writeFile(file, '{"files": []}')],
  ])('WL6007 an entry that is %s is set aside, reported once, and made anew', async (_, damage) => {
    const store = openAssetStore(folder);
    await store.keep(key, assets);
    await damage(await entry());
    const { assets: found, diagnostic } = await store.find(key);
    expect(found).toBeUndefined();
    expect(diagnostic).toMatchObject({ code: 'WL6007', severity: 'warning' });
    expect(await store.find(key)).toEqual({});
    await store.keep(key, assets);
    expect(await store.find(key)).toEqual({ assets });
  });

  test('that cannot be written is no error', async () => {
    await writeFile(`${folder}/file`, '');
    const store = openAssetStore(`${folder}/file/below`);
    await store.keep(key, assets);
    expect(await store.find(key)).toEqual({});
  });
});

describe('the hash of what a build reads', () => {
  const hash = async (...folders: string[]) => (await readInputs(folders.length ? folders : [folder])).hash;

  test('follows every name and every byte, and nothing else', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    const first = await hash();
    await writeFile(`${folder}/a.ts`, 'one');
    expect(await hash()).toBe(first);
    await writeFile(`${folder}/a.ts`, 'two');
    expect(await hash()).not.toBe(first);
    await writeFile(`${folder}/a.ts`, 'one');
    await writeFile(`${folder}/b.ts`, '');
    expect(await hash()).not.toBe(first);
    await rm(`${folder}/b.ts`);
    expect(await hash()).toBe(first);
  });

  test('notices a file that moved between two folders', async () => {
    const other = await mkdtemp(`${tmpdir()}/wortlaut-`);
    await writeFile(`${folder}/a.ts`, 'one');
    const before = await hash(folder, other);
    await rm(`${folder}/a.ts`);
    await writeFile(`${other}/a.ts`, 'one');
    expect(await hash(folder, other)).not.toBe(before);
    await rm(other, { recursive: true });
  });
});

describe('inputs that were read before', () => {
  const record = () => `${folder}/../${folder.split('/').at(-1)}.inputs`;
  const read = async () => (await readInputs([folder], record())).hash;
  const clean = async () => (await readInputs([folder])).hash;
  const longAgo = new Date('2020-01-01T00:00:00.250Z');
  afterEach(() => {
    vi.restoreAllMocks();
    return rm(record(), { force: true });
  });

  test('are recognized by sizes and times, with the hashes of the files', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    expect(await read()).toBe(await clean());
    const again = await readInputs([folder], record());
    expect(again.hash).toBe(await clean());
    expect([...(again.hashes()[0] ?? [])]).toEqual([['a.ts', expect.stringMatching(/^[0-9a-f]{64}$/)]]);
  });

  test('are seen to differ where a file of the same size was given its old time back', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    await utimes(`${folder}/a.ts`, longAgo, longAgo);
    const before = await read();
    await writeFile(`${folder}/a.ts`, 'two');
    await utimes(`${folder}/a.ts`, longAgo, longAgo);
    expect(await read()).not.toBe(before);
    expect(await read()).toBe(await clean());
  });

  test('are seen to differ after each of many edits within one tick of the clock', async () => {
    for (const text of ['aaa', 'bbb', 'ccc', 'ddd', 'eee', 'fff']) {
      await writeFile(`${folder}/a.ts`, text);
      expect(await read(), text).toBe(await clean());
    }
  });

  test('are as they were read until a file comes, goes or changes', async () => {
    await writeFile(`${folder}/a.ts`, 'one');
    expect((await readInputs([folder])).isAsRead(), 'just written').toBe(false);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const inputs = await readInputs([folder], record());
    expect(inputs.isAsRead()).toBe(true);
    await writeFile(`${folder}/b.ts`, '');
    expect(inputs.isAsRead(), 'another came').toBe(false);
    await rm(`${folder}/b.ts`);
    expect(inputs.isAsRead()).toBe(true);
    await writeFile(`${folder}/a.ts`, 'two');
    expect(inputs.isAsRead(), 'it changed').toBe(false);
    const again = await readInputs([folder], record());
    expect(again.isAsRead()).toBe(true);
    await rm(`${folder}/a.ts`);
    expect(again.isAsRead(), 'it went').toBe(false);
  });

  test('are hashed anew for another record too, where a file has changed since this process hashed it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const withOther = async () => (await readInputs([folder], `${record()}.other`)).hash;
    await writeFile(`${folder}/a.ts`, 'one');
    expect(await read()).toBe(await clean());
    await writeFile(`${folder}/a.ts`, 'two');
    expect(await withOther()).toBe(await clean());
    await rm(`${record()}.other`);
  });

  test.each(['', 'something else', `${'0'.repeat(64)}\n`])('whose record is damaged are read anew: %j', async (text) => {
    await writeFile(`${folder}/a.ts`, 'one');
    await read();
    await writeFile(record(), text);
    expect(await read()).toBe(await clean());
  });
});

describe('a cache that is larger than it may be', () => {
  const put = async (name: string, bytes: number, age: number) => {
    await writeFile(`${folder}/${name}`, 'x'.repeat(bytes));
    const time = new Date(Date.now() - age * 1000);
    await utimes(`${folder}/${name}`, time, time);
  };
  const left = async () => (await readdir(folder)).sort();

  test('evicts the oldest files first, and last what the site needs', async () => {
    await put('needed', 40, 300);
    await put('old', 40, 200);
    await put('new', 40, 100);
    evictFromCache(folder, new Set(['needed']), 100);
    expect(await left()).toEqual(['needed', 'new']);
    evictFromCache(folder, new Set(['needed']), 50);
    expect(await left()).toEqual(['needed']);
    evictFromCache(folder, new Set(['needed']), 10);
    expect(await left()).toEqual([]);
  });

  test('is left alone as long as it is small enough', async () => {
    await put('one', 40, 1);
    evictFromCache(folder, new Set(), 40);
    expect(await left()).toEqual(['one']);
  });

  test('is measured at most once a minute while it is less than half full', async () => {
    await put('old', 40, 200);
    evictFromCache(folder, new Set(), 100);
    await put('new', 80, 100);
    evictFromCache(folder, new Set(), 100);
    expect(await left()).toEqual(['new', 'old']);
    vi.setSystemTime(Date.now() + 60_000);
    evictFromCache(folder, new Set(), 100);
    vi.useRealTimers();
    expect(await left()).toEqual(['new']);
  });
});

test('a cache is measured again after a hundredth of its limit has come', () => {
  vi.stubEnv('WORTLAUT_CACHE_LIMIT', '1');
  expect([10_485, 10_486, Number.POSITIVE_INFINITY].map(isWorthTrimming)).toEqual([false, true, true]);
  vi.unstubAllEnvs();
});

test('a limit that is no number is no reason to empty the cache', async () => {
  vi.stubEnv('WORTLAUT_CACHE_LIMIT', 'much');
  await writeFile(`${folder}/one`, 'x');
  evictFromCache(folder, new Set());
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual(['one']);
});
