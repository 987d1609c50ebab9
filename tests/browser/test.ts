import { test as base, expect } from 'playwright/test';
import { type Watch, watch } from './watch.ts';

export { expect };

/** A test whose page is watched: a fault that it did not announce fails it, wherever it happens. */
export const test = base.extend<{ readonly watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const { faults, ...rest } = await watch(page, baseURL);
      await use(rest);
      expect(faults(), 'faults that the page reported').toEqual([]);
    },
    { auto: true },
  ],
});
