import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../runtime/state/viewed-offers.ts');
const offer = 'ipad-offer-2';
const now = Date.parse('2026-11-21T12:00:00Z');

test('S8 C4 the first view of an offer is stored, and stays the first', async () => {
  const held = fakeStorage();
  const { firstSight } = await load();
  expect(firstSight(offer, now)).toBe(now);
  expect(firstSight(offer, now + 90_000)).toBe(now);
  expect(JSON.parse(held.get('viewedOffers') ?? '')).toEqual([{ offer, at: '2026-11-21T12:00:00.000Z' }]);
});

test('a view in the future comes from a clock that was set back, and is ignored', async () => {
  const held = fakeStorage();
  held.set('viewedOffers', JSON.stringify([{ offer, at: '2027-01-01T00:00:00.000Z' }]));
  const { firstSight } = await load();
  expect(firstSight(offer, now)).toBe(now);
  expect(JSON.parse(held.get('viewedOffers') ?? '')).toHaveLength(1);
});

test('X4 malformed entries are ignored, and foreign ones stay stored', async () => {
  const held = fakeStorage();
  held.set('viewedOffers', JSON.stringify([null, 'x', { offer, at: 'soon' }, { offer: 'another', at: '2026-11-01T00:00:00.000Z' }]));
  const { firstSight } = await load();
  expect(firstSight(offer, now)).toBe(now);
  expect(firstSight('another', now)).toBe(Date.parse('2026-11-01T00:00:00Z'));
});

test('X4 without storage the offer is first seen when the page opens', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { firstSight } = await load();
  expect(firstSight(offer, now)).toBe(now);
  expect(firstSight(offer, now + 1000)).toBe(now);
});
