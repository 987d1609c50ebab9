import { expect, test } from './test.ts';

for (const address of ['/', '/pl-pl/', ...(process.env.NIGHT ? ['/de-de/', '/es-es/', '/fr-fr/support/'] : [])]) {
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
