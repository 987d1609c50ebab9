import type { Page } from 'playwright/test';
import { stopClock } from './stop-clock.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

/** A page with an island that only waits for the first paint and an idle moment, in a browser with a stopped clock that does not report paints. */
async function openWithoutPaint(page: Page): Promise<void> {
  await stopClock(page);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.route('**/de-de/about/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('data-island="promo-banner" data-when="interaction"', (mark) =>
        mark.replace('interaction', 'idle'),
      ),
    });
  });
  await page.goto('/de-de/about/');
  await expect(island(page, 'promo-banner')).toHaveAttribute('data-when', 'idle');
  expect(await isAlive(page)).toBe(false);
}

const isAlive = (page: Page): Promise<boolean> =>
  island(page, 'promo-banner').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));

test('an island is hydrated at its first use, although the browser does not report a paint', async ({ page }) => {
  await openWithoutPaint(page);
  await wake(page, 'promo-banner');
});

test('an island is hydrated within four seconds after the page, although the browser does not report a paint', async ({ page }) => {
  await openWithoutPaint(page);
  await page.clock.runFor(4_000);
  await expect.poll(() => isAlive(page)).toBe(true);
});
