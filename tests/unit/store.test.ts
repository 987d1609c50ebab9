import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPacks } from '../../generator/cache/packs.ts';
import { openStore } from '../../generator/cache/store.ts';
import { LostText, openText, storeText } from '../../generator/cache/texts.ts';
import { trimCache } from '../../generator/cache/trim.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/wortlaut-`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  return rm(folder, { recursive: true, force: true });
});

const damages = [
  ['cut short', (file: string) => truncate(file, 40)],
  ['empty', (file: string) => truncate(file, 0)],
  ['changed', async (file: string) => writeFile(file, (await readFile(file)).with(70, 0))],
  ['another file', (file: string) => writeFile(file, '{"pages": []}')],
] as const;

describe('a stored value', () => {
  const value = { names: new Map([['Käse', new Uint8Array([0, 255, 128])]]), set: new Set([1]), missing: undefined };
  const fileIn = async () => join(folder, (await readdir(folder))[0] ?? expect.fail('nothing is stored'));

  test.each([
    ['an object', value],
    ['a text', 'Größe'],
    ['true', true],
  ])('is read as it was written: %s', async (_, one) => {
    await openStore(folder).write('name', 'key', one);
    expect(await openStore(folder).read('name', 'key')).toEqual(one);
  });

  test('belongs to its name and its key', async () => {
    const store = openStore(folder);
    await store.write('name', ['key', new Map([['a', 1]])], 'one');
    expect(await store.read('name', ['key', new Map([['a', 2]])])).toBeUndefined();
    expect(await store.read('other', ['key', new Map([['a', 1]])])).toBeUndefined();
  });

  test('is made once', async () => {
    const make = vi.fn(() => 'made');
    expect([await openStore(folder).memo('name', 1, make), await openStore(folder).memo('name', 1, make)]).toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await openStore(folder, { force: true }).memo('name', 1, () => 'anew')).toBe('anew');
    expect(await openStore(folder).read('name', 1)).toBe('anew');
  });

  test.each(damages)('WL6007 with a file that is %s is reported once, and made anew', async (_, damage) => {
    await openStore(folder).write('name', 1, value);
    await damage(await fileIn());
    const warnings: Diagnostic[] = [];
    const store = openStore(folder, { onDamage: (warning) => warnings.push(warning) });
    expect(await store.read('name', 1)).toBeUndefined();
    expect(await store.memo('name', 1, () => value)).toEqual(value);
    expect(warnings).toMatchObject([{ code: 'WL6007', severity: 'warning' }]);
    expect(await openStore(folder).read('name', 1)).toEqual(value);
  });

  test('is not read from the file of another', async () => {
    const store = openStore(folder);
    await store.write('name', 1, 'one');
    const first = await fileIn();
    await store.write('name', 2, 'two');
    for (const name of await readdir(folder)) if (join(folder, name) !== first) await writeFile(first, await readFile(join(folder, name)));
    expect(await store.read('name', 1)).toBeUndefined();
    expect(await store.read('name', 2)).toBe('two');
  });

  test('is complete after many writers at once', async () => {
    const values = Array.from({ length: 40 }, (_, number) => `${number}`.repeat(40_000 * (1 + (number % 5))));
    await Promise.all(values.map((value) => openStore(folder).write('name', 1, value)));
    expect(values).toContain(await openStore(folder).read<string>('name', 1));
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('is made each time if it cannot be written', async () => {
    await writeFile(`${folder}/file`, '');
    const store = openStore(`${folder}/file/below`);
    expect([await store.memo('name', 1, () => 'one'), await store.memo('name', 1, () => 'two')]).toEqual(['one', 'two']);
  });
});

describe('texts in packs', () => {
  const texts = Array.from({ length: 60 }, (_, number) => (number === 7 ? '' : `Größe ${number}`));
  const packFiles = async () => (await readdir(`${folder}/packs`)).map((name) => `${folder}/packs/${name}`);
  const store = (packs = openPacks(folder)) => texts.map((text) => storeText(packs, text));
  const read = (stored: ReturnType<typeof store>) => stored.map(({ hash, slice }) => openText(openPacks(folder), [hash, slice]).text);

  test('are read as they were written, in one file', async () => {
    const stored = store();
    expect(stored.map(({ text }) => text)).toEqual(texts);
    expect(read(stored)).toEqual(texts);
    expect(await packFiles()).toHaveLength(1);
  });

  test('are divided among files of a few megabytes', () => {
    const packs = openPacks(folder);
    const [[first] = ['']] = packs.append([Buffer.alloc(5 * 1024 * 1024)]);
    expect(packs.append([Buffer.from('Brot')])[0]?.[0]).not.toBe(first);
  });

  test.each([...damages, ['gone', (file: string) => rm(file)] as const])('throw on use if their file is %s', async (_, damage) => {
    const stored = store();
    for (const file of await packFiles()) await damage(file);
    expect(() => read(stored)).toThrow(LostText);
  });

  test('stay in memory if they cannot be written and are not part of the cache; later texts are', async () => {
    await writeFile(`${folder}/packs`, 'in the way');
    const packs = openPacks(folder);
    const lost = storeText(packs, 'Größe 1');
    await rm(`${folder}/packs`);
    const stored = storeText(packs, 'Größe 2');
    expect(lost.text).toBe('Größe 1');
    expect(packs.has([lost.slice])).toBe(false);
    expect(() => read([lost])).toThrow(LostText);
    expect(read([stored])).toEqual(['Größe 2']);
  });
});

describe('a cache that is larger than it may be', () => {
  const put = async (name: string, bytes: number, seconds: number) => {
    await writeFile(`${folder}/${name}`, 'x'.repeat(bytes));
    const time = new Date(Date.now() - seconds * 1000);
    await utimes(`${folder}/${name}`, time, time);
  };
  const left = async () => (await readdir(folder)).filter((name) => name !== 'trimmed').sort();
  /** Trims the cache as if the last trim was long ago. */
  const trim = async (limit?: number) => {
    await rm(`${folder}/trimmed`, { force: true });
    trimCache(folder, new Set(['needed']), limit);
  };

  test('loses the oldest files first, and the files of the site last', async () => {
    await put('needed', 40, 300);
    await put('old', 40, 200);
    await put('new', 40, 100);
    await trim(120);
    expect(await left()).toEqual(['needed', 'new', 'old']);
    await trim(100);
    expect(await left()).toEqual(['needed', 'new']);
    await trim(50);
    expect(await left()).toEqual(['needed']);
    await trim(10);
    expect(await left()).toEqual([]);
  });

  test('does not cause an error if its folder is impossible', () => {
    expect(() => trimCache('/dev/null/cache', new Set())).not.toThrow();
  });

  test('is measured once an hour', async () => {
    trimCache(folder, new Set(), 10);
    await put('old', 40, 200);
    trimCache(folder, new Set(), 10);
    expect(await left()).toEqual(['old']);
    // Files have times of fractions of a millisecond.
    vi.setSystemTime(Date.now() + 3_600_001);
    trimCache(folder, new Set(), 10);
    expect(await left()).toEqual([]);
  });

  test('loses unfinished files of a day ago, but not recent ones', async () => {
    await put('state-a.123', 4, 90_000);
    await put('state-b.124', 4, 100);
    await put('state-c', 4, 90_000);
    await trim();
    expect(await left()).toEqual(['state-b.124', 'state-c']);
  });

  test('has the limit of the environment if it is a number', async () => {
    await put('one', 1_500_000, 100);
    vi.stubEnv('WORTLAUT_CACHE_LIMIT', 'much');
    await trim();
    expect(await left()).toEqual(['one']);
    vi.stubEnv('WORTLAUT_CACHE_LIMIT', '1');
    await trim();
    expect(await left()).toEqual([]);
  });
});
