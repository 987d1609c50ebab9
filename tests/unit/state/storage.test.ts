import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../runtime/shared/storage.ts');

test('C4 a value is stored under its own key, as plain text', async () => {
  const held = fakeStorage();
  const { readText, writeText } = await load();
  writeText('country', 'at');
  expect(held.get('country')).toBe('at');
  expect(readText('country')).toBe('at');
});

test('X4 in private mode nothing throws, and a value lasts for the page view', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('SecurityError');
    },
    removeItem: () => {
      throw new Error('SecurityError');
    },
  });
  const { readText, writeText, readList, writeList } = await load();
  expect(readText('country')).toBeUndefined();
  writeText('country', 'at');
  expect(readText('country')).toBe('at');
  writeList('outbox', [1]);
  expect(readList('outbox')).toEqual([1]);
  writeList('outbox', []);
  expect(readList('outbox')).toEqual([]);
});

test('X4 without any storage nothing throws', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { readText, writeText } = await load();
  writeText('language', 'de');
  expect(readText('language')).toBe('de');
});

test('X4 with a full quota the newer value counts, and is stored once there is room', async () => {
  const held = fakeStorage();
  const { readText, writeText } = await load();
  writeText('country', 'de');
  held.full = true;
  writeText('country', 'at');
  expect(readText('country')).toBe('at');
  expect(held.get('country')).toBe('de');
  held.full = false;
  writeText('country', 'ch');
  expect(held.get('country')).toBe('ch');
  expect(readText('country')).toBe('ch');
});

test('V6 a write returns whether it succeeded, and a failed write keeps the old value', async () => {
  const held = fakeStorage();
  const { readText, store } = await load();
  expect(store('emailSubscribers', '[1]')).toBe(true);
  held.full = true;
  expect(store('emailSubscribers', '[1,2]')).toBe(false);
  expect(readText('emailSubscribers')).toBe('[1]');
});

test.each(['{', '', 'null', '{"a":1}', '"text"', 'undefined'])('X4 a stored list of %j counts as empty', async (corrupt) => {
  const held = fakeStorage();
  held.set('outbox', corrupt);
  const { readList } = await load();
  expect(readList('outbox')).toEqual([]);
});

test('an empty list removes its key', async () => {
  const held = fakeStorage();
  const { writeList } = await load();
  writeList('outbox', [1]);
  writeList('outbox', []);
  expect(held.has('outbox')).toBe(false);
});
