import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { wake } from './wake.ts';

const trigger = (page: Page, network: string) => page.locator('.footer-network').filter({ hasText: network });
const tip = (page: Page, network: string) => page.locator(`#network-${network.toLowerCase()}`);

/** The footer of a page, its tooltips hydrated, the pointer elsewhere, and the clock stopped. */
async function visit(page: Page): Promise<void> {
  await page.goto('/de-de/about/');
  await trigger(page, 'Facebook').scrollIntoViewIfNeeded();
  for (const mark of await page.locator('.footer-social [data-island="tooltip"]').all()) {
    await mark.dispatchEvent('pointerenter');
    await expect.poll(() => mark.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')))).toBe(true);
    await mark.dispatchEvent('pointerleave');
  }
  await page.mouse.move(5, 5);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

test('S10 a tooltip opens when the pointer has rested for 700 ms, and at once within 300 ms after another', async ({ page }) => {
  await visit(page);
  await trigger(page, 'Facebook').hover();
  await page.clock.runFor(690);
  await expect(tip(page, 'Facebook')).toBeHidden();
  await page.clock.runFor(20);
  await expect(tip(page, 'Facebook')).toBeVisible();
  await expect(tip(page, 'Facebook')).toHaveText('Facebook');
  await trigger(page, 'Instagram').hover();
  await expect(tip(page, 'Facebook')).toBeHidden();
  await expect(tip(page, 'Instagram')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(tip(page, 'Instagram')).toBeHidden();
  await page.clock.runFor(310);
  await trigger(page, 'LinkedIn').hover();
  await page.clock.runFor(600);
  await expect(tip(page, 'LinkedIn')).toBeHidden();
  await page.clock.runFor(110);
  await expect(tip(page, 'LinkedIn')).toBeVisible();
});

test('S10 a tooltip stays while the pointer is on it, and closes on scrolling, on a click and on Escape', async ({ page }) => {
  await visit(page);
  const open = async () => {
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await trigger(page, 'YouTube').hover();
    await page.clock.runFor(710);
    await expect(tip(page, 'YouTube')).toBeVisible();
  };
  await open();
  const { x = 0, y = 0, width = 0, height = 0 } = (await tip(page, 'YouTube').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height - 2, { steps: 5 });
  await page.clock.runFor(5000);
  await expect(tip(page, 'YouTube')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page, 'YouTube')).toBeHidden();
  await open();
  await page.evaluate(() => scrollBy({ top: -40, behavior: 'instant' }));
  await expect(tip(page, 'YouTube')).toBeHidden();
  await open();
  await trigger(page, 'YouTube').evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await trigger(page, 'YouTube').click();
  await expect(tip(page, 'YouTube')).toBeHidden();
});

test('S10 a tooltip opens at once for the keyboard, stays within the window, and closes when the focus leaves', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/de-de/support/');
  await page.keyboard.press('Tab');
  await wake(page, 'tooltip');
  await page.locator('.copy-button').focus();
  const hint = page.locator('#copy-hint');
  await expect(hint).toBeVisible();
  await expect(page.locator('.copy-button')).toHaveAccessibleDescription('E-Mail-Adresse kopieren');
  const box = await hint.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Tab');
  await expect(hint).toBeHidden();
});
