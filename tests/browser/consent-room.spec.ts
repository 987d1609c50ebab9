import type { Page } from 'playwright/test';
import es from '../../content/dictionaries/es.ts';
import { measuredPage, visit } from './states/consent.ts';
import { expect, test } from './test.ts';
import { wake } from './wake.ts';

const region = (page: Page) => page.getByRole('region', { name: es.consent.label });

test('C5 with text at 200 % both buttons can be read and reached on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%')),
  );
  await visit(page, async () => expect(region(page)).toBeVisible());
  for (const button of await region(page).getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await button.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
});

test('C5 an answer in one tab is an answer in the other', async ({ page, context }) => {
  await visit(page, async () => expect(region(page)).toBeVisible());
  const other = await context.newPage();
  await other.goto(measuredPage);
  await wake(other, 'consent');
  await region(other).getByRole('button', { name: es.consent.reject }).click();
  await expect(region(page)).toBeHidden();
});

test('the largest text of the second offer is its heading, which waits for no script (LCP)', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const locale of ['es-es', 'es-de', 'es-en']) {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { largest: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as unknown as { element?: Element }).element?.closest('h1, p, li')?.tagName ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(measuredPage.replace('es-es', locale));
    await wake(page, 'consent');
    await expect(page.locator('.consent')).toBeVisible();
    await expect.poll(() => page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1))).toBe('H1');
  }
});
