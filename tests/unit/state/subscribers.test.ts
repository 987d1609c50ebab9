import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Subscriber } from '../../../runtime/state/subscribers.ts';
import { fakeStorage } from './fake-storage.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../runtime/state/subscribers.ts');
const ana: Subscriber = {
  email: 'ana@example.org',
  timestamp: '2026-11-21T12:00:00.000Z',
  source: 'popup',
  variant: 'growth',
  triggers: ['time'],
};
const luis: Subscriber = { email: 'luis@example.org', timestamp: '2026-11-21T12:05:00.000Z', source: 'popup', variant: 'magic' };

test('C4 C6 subscribers are stored as a list in this browser', async () => {
  const held = fakeStorage();
  const { addSubscriber, readSubscribers, clearSubscribers } = await load();
  expect(addSubscriber(ana)).toBe(true);
  expect(addSubscriber(luis)).toBe(true);
  expect(JSON.parse(held.get('emailSubscribers') ?? '')).toEqual([ana, luis]);
  expect(readSubscribers()).toEqual([ana, luis]);
  clearSubscribers();
  expect(held.has('emailSubscribers')).toBe(false);
});

test('V6 a failed store is reported, and its value does not appear later', async () => {
  const held = fakeStorage();
  const { addSubscriber, readSubscribers } = await load();
  addSubscriber(luis);
  held.full = true;
  expect(addSubscriber(ana)).toBe(false);
  expect(readSubscribers()).toEqual([luis]);
  held.full = false;
  expect(addSubscriber(ana)).toBe(true);
  expect(readSubscribers()).toEqual([luis, ana]);
});

test('X4 entries that are not subscribers are skipped, and stay stored', async () => {
  const held = fakeStorage();
  const strange = [null, 7, 'x', {}, { ...ana, variant: 'other' }, { ...ana, timestamp: 'soon' }, { ...ana, triggers: 'time' }];
  held.set('emailSubscribers', JSON.stringify([...strange, luis]));
  const { addSubscriber, readSubscribers } = await load();
  expect(readSubscribers()).toEqual([luis]);
  addSubscriber(ana);
  expect(JSON.parse(held.get('emailSubscribers') ?? '')).toHaveLength(strange.length + 2);
});
