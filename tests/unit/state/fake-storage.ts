import { vi } from 'vitest';

/** Replaces the browser's storage; `full` makes every write fail like an exceeded quota. */
export class FakeStorage extends Map<string, string> {
  full = false;
}

export function fakeStorage(): FakeStorage {
  const held = new FakeStorage();
  vi.stubGlobal('localStorage', {
    get length() {
      return held.size;
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (held.full) throw new Error('QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => held.delete(key),
  });
  return held;
}
