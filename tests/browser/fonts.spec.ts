import { expectNoSidewaysScrolling } from './overflow.ts';
import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';

for (const address of ['/', '/de-de/', '/es-es/', '/pl-pl/', '/fr-fr/support/']) {
  test(`a late font moves ${address} less than the budget`, async ({ page, watch }) => {
    watch.allow(/layout shift/);
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    release();
    await page.waitForLoadState('load');
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return new Promise<number>((reported) => {
        new PerformanceObserver((list) => {
          reported(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => reported(0)));
      });
    });
    expect(shift).toBeLessThan(0.01);
  });
}

for (const { name, address, notFound } of eachTemplate(['de', 'pl', 'es', 'en']))
  test(`${name} fits 320 pixels without its faces`, async ({ page, watch }) => {
    watch.allow(/woff2|ERR_FAILED/);
    if (notFound) watch.allow(/status of 404/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    await expectNoSidewaysScrolling(page);
  });
