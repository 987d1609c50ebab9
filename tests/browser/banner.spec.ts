import { expect, test } from './test.ts';
import { island } from './wake.ts';

test.describe('the banner', () => {
  test('F2 shows the offer in the language of the page, and leads to it', async ({ page }) => {
    for (const [address, text, offer] of [
      ['/de-de/about/', /iPad.*Premium für 249\s€ statt 500\s€/, '/de-de/#offer'],
      ['/es-es/about/', /iPad.*Premium por 249\s€ en lugar de 500\s€/, '/es-es/ipad-offer/'],
    ] as const) {
      await page.goto(address);
      await expect(island(page, 'promo-banner').locator('p')).toHaveText(text);
      await island(page, 'promo-banner').getByRole('link').click();
      await expect(page).toHaveURL(offer);
      if (offer.includes('#')) await expect(page.locator('#offer')).toBeInViewport();
    }
  });

  test('F2 is dismissed only for this page view', async ({ page }) => {
    await page.goto('/de-de/about/');
    await island(page, 'promo-banner').getByRole('button').click();
    await expect(page.locator('.promo-banner')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.promo-banner')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
