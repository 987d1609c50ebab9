import type { Page } from 'playwright/test';
import { walk } from './focus.ts';
import { expect, test } from './test.ts';
import { wake } from './wake.ts';

// Scrolls at once, so that the view at a stop is final.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const first = '/es-es/ipad-offer/';
const second = '/es-en/ipad-offer-2/';
const dialog = (page: Page) => page.locator('#reserve');
const bar = (page: Page) => page.locator('.offer-bar');

test('P8 S3 the lead dialog opens from the hero and from the end, and gives the focus back', async ({ page }) => {
  await page.goto(first);
  await wake(page, 'lead-dialog');
  for (const opener of [page.locator('.ipad-offer-hero'), page.locator('.closing')]) {
    const link = opener.getByRole('link', { name: 'Reservar el pack' });
    await link.click();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(dialog(page)).toContainText(/249\s€ en lugar de 500\s€/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test.describe('P9 the bar on small screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
  });

  test('opens the dialog, whose price is in pounds in English (K5)', async ({ page }) => {
    await page.goto(second);
    await wake(page, 'lead-dialog');
    // The bar waits until the button of the hero has left the window.
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await bar(page).getByRole('link', { name: 'Reserve' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toContainText('£29.90 a month');
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('link')).toBeFocused();
  });

  const others = { 'the second offer': second, 'the landing page': '/es-de/' };
  for (const [name, address] of Object.entries({ 'the first offer': first, ...(process.env.NIGHT && others) })) {
    test(`on ${name} does not cover the focused element (WCAG 2.4.11), rests above the footer, and is absent in a wide window`, async ({
      page,
    }) => {
      await page.goto(address);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await walk(page, 'Tab');
      for (const link of await page.getByRole('main').locator(':not(.offer-bar) > a:visible').all()) {
        await link.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' }));
        await link.focus();
        const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
        expect(bottom, await link.innerText()).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
      }
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const [footer, end] = await Promise.all([page.locator('footer').boundingBox(), bar(page).boundingBox()]);
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(bar(page)).toBeHidden();
    });
  }
});
