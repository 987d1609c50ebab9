import type { Locator, Page } from 'playwright/test';
import es from '../../content/dictionaries/es.ts';
import { remember } from './staged.ts';
import { stopClock } from './stop-clock.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const seen = JSON.stringify([{ offer: 'ipad-offer-2', at: new Date(start).toISOString() }]);

const clock = (page: Page): Locator => island(page, 'offer-clock').getByRole('timer');
const pause = (page: Page): Locator => island(page, 'offer-clock').getByRole('button');

/** The offer at a time after it was first seen, with the clock stopped until a test continues it. */
async function visit(page: Page, seconds: number): Promise<void> {
  await stopClock(page, start + seconds * 1000);
  await page.goto('/es-es/ipad-offer-2/');
  await wake(page, 'offer-clock');
}

test('S8 C4 the clock starts at 23:47:32, counts each second, and a reload does not start it again', async ({ page }) => {
  await stopClock(page, start);
  await page.goto('/es-es/ipad-offer-2/');
  await wake(page, 'offer-clock');
  await expect(clock(page)).toHaveText('23:47:32');
  const [{ offer }] = JSON.parse((await page.evaluate(() => localStorage.getItem('viewedOffers'))) ?? '[]');
  expect(offer).toBe('ipad-offer-2');
  await page.clock.runFor(32_000);
  await expect(clock(page)).toHaveText('23:47:00');
  await page.clock.runFor(1_000);
  await expect(clock(page)).toHaveText('23:46:59');
  await page.reload();
  await wake(page, 'offer-clock');
  await expect(clock(page)).toHaveText('23:46:59');
  await expect(clock(page)).toHaveAccessibleName(es.clock.label);
});

test('S8 the clock runs to zero and stays there', async ({ page }) => {
  await remember(page, { viewedOffers: seen });
  await visit(page, 85_650);
  await expect(clock(page)).toHaveText('00:00:02');
  await page.clock.runFor(2_000);
  await expect(clock(page)).toHaveText('00:00:00');
  await expect(pause(page)).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(clock(page)).toHaveText('00:00:00');
});

test('S8 decision 21 the clock can be paused, and goes on from the true time', async ({ page }) => {
  await remember(page, { viewedOffers: seen });
  await visit(page, 3_600);
  await expect(clock(page)).toHaveText('22:47:32');
  await pause(page).click();
  await page.clock.runFor(10_000);
  await expect(clock(page)).toHaveText('22:47:32');
  await expect(pause(page)).toHaveText(es.clock.resume);
  await pause(page).click();
  await expect(clock(page)).toHaveText('22:47:22');
});

test('S8 under reduced motion the time is shown and does not run', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await remember(page, { viewedOffers: seen });
  await visit(page, 3_600);
  const reported = await clock(page).innerText();
  await page.clock.runFor(120_000);
  await expect(clock(page)).toHaveText(reported);
  await expect(pause(page)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S8 no clock is shown, because it could not run', async ({ page }) => {
    await page.goto('/es-es/ipad-offer-2/');
    await expect(page.locator('.offer-clock')).toBeHidden();
    await expect(pause(page)).toBeHidden();
  });
});
