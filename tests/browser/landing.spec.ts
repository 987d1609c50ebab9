import type { Page } from 'playwright/test';
import { tabTo } from './focus.ts';
import { expect, test } from './test.ts';

const slides = (page: Page, id: string) => page.locator(`#${id}-slides`);

// The popup has its own tests; here it counts as shown a moment ago, so that it does not open.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('emailPopupLastShown', String(Date.now()))));

test('P6 by keyboard alone: the trial, how it works, and one question at a time', async ({ page }) => {
  await page.goto('/es-es/');
  await tabTo(page, 'main .button.filled');
  await expect(page.locator(':focus')).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es-es/#how');
  await expect(page.locator('#how')).toBeInViewport();

  await expect(page.locator('#faq details[open]')).toHaveText(/tarjeta de crédito/);
  await tabTo(page, '#faq summary');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expect(page.locator('#faq details[open]')).toHaveText(/puesta en marcha|ponerlo en marcha/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('P7 every old way can be read, and every answer', async ({ page }) => {
    await page.goto('/es-fr/');
    const pains = slides(page, 'pain-points');
    await pains.focus();
    await page.keyboard.press('End');
    for (const pain of await pains.locator('article').all()) {
      await pain.scrollIntoViewIfNeeded();
      // The stamp is turned, and the ratio of a turned box is rounded.
      await expect(pain.locator('.pain-over')).toBeInViewport({ ratio: 0.999 });
    }
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
    for (const question of await page.locator('#faq details').all()) {
      if (await question.evaluate((item) => !item.hasAttribute('open'))) await question.locator('summary').click();
      await expect(question.locator('p')).toBeVisible();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('P7 five rows slide sideways, not the comparison, and the signs of the street can be read', async ({ page }) => {
    await page.goto('/es-es/');
    const sliding = await page
      .locator('.scroll-row')
      .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).map(({ className }) => className));
    expect(sliding).toEqual(
      ['sale-places', 'carousel-slides', 'testimonial-slips', 'carousel-slides', 'fronts'].map((name) => `scroll-row ${name}`),
    );
    for (const sign of await page.locator('.house .label').all()) {
      const size = await sign.evaluate((label) => {
        const text = label as SVGTextElement;
        return Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
      });
      expect(size).toBeGreaterThanOrEqual(12);
    }
  });

  test('the bar with the trial waits until the button of the hero has left the window, and its button has one line', async ({ page }) => {
    await page.goto('/es-es/');
    const bar = page.locator('.offer-bar');
    await expect(bar).toBeHidden();
    await page.locator('.shop-hero-ways .button.filled').scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.locator('#features').evaluate((features) => features.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(bar).toBeVisible();
    const lines = await bar
      .locator('.button')
      .evaluate((button) => button.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(button).fontSize));
    expect(lines).toBeLessThan(4);
  });
});
