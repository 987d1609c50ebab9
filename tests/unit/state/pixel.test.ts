import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConsent, removeOtherAnswers, saveConsent } from '../../../runtime/state/consent.ts';
import { sendPixel } from '../../../runtime/state/pixel.ts';
import { fakeStorage } from './fake-storage.ts';

const endpoint = 'https://pixel.example/event?site=7';
const lead = { name: 'Lead', contentName: 'iPad Offer 2', value: 29.9, currency: 'EUR' } as const;

/** The images that the page has requested. */
let images: { src?: string; referrerPolicy?: string }[];
let stored: Map<string, string>;

beforeEach(() => {
  images = [];
  stored = fakeStorage();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        images.push(this);
      }
    },
  );
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('C5 an answer is stored with its date and its question, and can be changed', () => {
  saveConsent('given', '2026-11');
  expect(JSON.parse(stored.get('consent') ?? '')).toEqual({ choice: 'given', at: '2026-11-21T10:00:00.000Z', version: '2026-11' });
  saveConsent('refused', '2026-11');
  expect(readConsent()?.choice).toBe('refused');
});

test.each(['', 'null', '7', '{', '{"choice":"maybe","version":"1"}', '{"choice":"given"}'])('C5 X4 %j is not an answer', (value) => {
  stored.set('consent', value);
  expect(readConsent()).toBeUndefined();
  sendPixel(lead, endpoint);
  expect(images).toEqual([]);
});

test('C5 an answer to another question is forgotten, one to the same question stays', () => {
  saveConsent('given', '2026-11');
  removeOtherAnswers('2026-11');
  expect(readConsent()?.choice).toBe('given');
  removeOtherAnswers('2027-01');
  expect(stored.has('consent')).toBe(false);
});

test('C5 decision 18: after consent the event is one image, which reveals nothing of the page', () => {
  saveConsent('given', '2026-11');
  sendPixel(lead, endpoint);
  expect(images).toEqual([
    {
      referrerPolicy: 'no-referrer',
      src: 'https://pixel.example/event?site=7&name=Lead&contentName=iPad+Offer+2&value=29.9&currency=EUR',
    },
  ]);
});

test('C5 decision 18: without an answer, after a refusal, without a pixel or against the setting of the browser nothing is sent', () => {
  sendPixel(lead, endpoint);
  saveConsent('refused', '2026-11');
  sendPixel(lead, endpoint);
  saveConsent('given', '2026-11');
  sendPixel(lead, undefined);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  sendPixel(lead, endpoint);
  expect(images).toEqual([]);
});
