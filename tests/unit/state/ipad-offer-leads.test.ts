import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveIpadOfferLead } from '../../../runtime/state/ipad-offer-leads.ts';
import { type FakeStorage, fakeStorage } from './fake-storage.ts';

let held: FakeStorage;
const lead = { firstName: 'Ann', acceptTerms: true, timestamp: '2026-11-01T10:00:00.000Z', source: 'ipad-offer-2' };

beforeEach(() => {
  held = fakeStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('C4 C6 a lead of the second offer is added to those that are stored', () => {
  expect(saveIpadOfferLead(lead)).toBe(true);
  expect(saveIpadOfferLead({ ...lead, firstName: 'Ben' })).toBe(true);
  expect(JSON.parse(held.get('ipadOfferLeads') ?? '')).toEqual([lead, { ...lead, firstName: 'Ben' }]);
});

test('X4 a storage that does not accept it is reported', () => {
  held.full = true;
  expect(saveIpadOfferLead(lead)).toBe(false);
});
