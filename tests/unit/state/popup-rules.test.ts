import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './fake-storage.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../runtime/state/popup-rules.ts');

/** A browser, and the visit in it. */
function visit(): { readonly kept: Map<string, string>; leave(): void } {
  const kept = fakeStorage();
  const leave = () => {
    const session = new Map<string, string>();
    vi.resetModules();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    });
  };
  leave();
  return { kept, leave };
}

test('S4 C4 the popup opens once per visit, and its time is stored in milliseconds', async () => {
  const { kept } = visit();
  const { mayOpen, recordShown } = await load();
  expect(mayOpen(now, day)).toBe(true);
  recordShown(now);
  expect(kept.get('emailPopupLastShown')).toBe(String(now));
  expect(mayOpen(now + 2 * day, day)).toBe(false);
});

test('S4 in another visit it waits for one day', async () => {
  const { leave } = visit();
  (await load()).recordShown(now);
  leave();
  const { mayOpen } = await load();
  expect(mayOpen(now + day - 1, day)).toBe(false);
  expect(mayOpen(now + day, day)).toBe(true);
});

test('S4 a clock that was set back does not prevent it', async () => {
  const { isCoolingDown } = await load();
  expect(isCoolingDown(String(now), now, day)).toBe(true);
  expect(isCoolingDown(String(now + 1), now, day)).toBe(false);
});

test.each([undefined, '', 'yesterday', '{}', 'NaN'])('X4 a stored time of %j is ignored', async (shown) => {
  const { isCoolingDown } = await load();
  expect(isCoolingDown(shown, now, day)).toBe(false);
});

test('X4 without storage it opens once per page view', async () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { mayOpen, recordShown, resetShown } = await load();
  expect(mayOpen(now, day)).toBe(true);
  recordShown(now);
  expect(mayOpen(now + 2 * day, day)).toBe(false);
  resetShown();
  expect(mayOpen(now, day)).toBe(true);
});
