import type { Page } from 'playwright/test';
import offer from '../../content/facts/offer.ts';
import de from '../../content/pages/home/de.ts';
import { stopClock } from './stop-clock.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const ends = Date.parse(offer.ends.iso);
const before = ((24 + 2) * 60 + 3) * 60_000;

const clock = (page: Page) => island(page, 'countdown').getByRole('timer');
const pause = (page: Page) => island(page, 'countdown').locator('.countdown-pause');
const digits = (page: Page) => island(page, 'countdown').locator('.countdown-number');

/** The page at an instant before the end, with the clock stopped until a test continues it. */
async function visit(page: Page, remaining: number): Promise<void> {
  await stopClock(page, ends - remaining);
  await page.goto('/de-de/');
  await wake(page, 'countdown');
}

test('P3 the countdown counts days, hours, minutes and seconds to the end that it names', async ({ page }) => {
  await visit(page, before);
  await expect(digits(page)).toHaveText(['01', '02', '03', '00']);
  await expect(clock(page)).toHaveText(/01\s+Tag\s+02\s+Stunden\s+03\s+Minuten\s+00\s+Sekunden/);
  await page.clock.runFor(1000);
  await expect(digits(page)).toHaveText(['01', '02', '02', '59']);
  await expect(island(page, 'countdown').locator('time')).toHaveAttribute('datetime', offer.ends.iso);
  await expect(clock(page)).toHaveAccessibleName(/31\.\sMärz 2027/);
});

test('P3 the countdown can be paused and goes on from the true time', async ({ page }) => {
  await visit(page, before);
  await expect(pause(page)).toHaveText(de.countdown.pause);
  await pause(page).click();
  await page.clock.runFor(5000);
  await expect(digits(page)).toHaveText(['01', '02', '03', '00']);
  await expect(pause(page)).toHaveText(de.countdown.resume);
  await pause(page).click();
  await expect(digits(page)).toHaveText(['01', '02', '02', '55']);
});

test('P3 under reduced motion the time is shown and does not run', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, before);
  const reported = await digits(page).allTextContents();
  await page.clock.runFor(120_000);
  await expect(digits(page)).toHaveText(reported);
  await expect(pause(page)).toBeHidden();
});

test('P3 at the end it stays at zero, and announces that the offer is over', async ({ page }) => {
  await visit(page, 2000);
  await page.clock.runFor(10_000);
  await expect(digits(page)).toHaveText(['00', '00', '00', '00']);
  await expect(island(page, 'countdown').getByRole('status')).toHaveText(de.countdown.ended);
  await expect(pause(page)).toBeHidden();
});

test('P3 F2 once it is over the offer is not advertised, priced or ordered, though the page was built before', async ({ page }) => {
  const traces = ['.offer-hero .button.filled', '.reserve form'];
  const price = page.locator('#offer .offer-receipt-amount');
  await visit(page, 2000);
  for (const trace of traces) await expect(page.locator(trace)).toBeVisible();
  await expect(price).toHaveCSS('text-decoration-line', 'none');
  await page.clock.runFor(10_000);
  for (const trace of traces) await expect(page.locator(trace)).toBeHidden();
  await expect(price).toHaveCSS('text-decoration-line', 'line-through');
});

test('a second of the countdown restyles its own elements, not the page', async ({ page, browser }) => {
  await visit(page, before);
  await clock(page).scrollIntoViewIfNeeded();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.clock.runFor(3000);
  await expect(digits(page)).toHaveText(['01', '02', '02', '57']);
  // The styles are computed now, without waiting for a frame, before which the recording could end.
  await clock(page).evaluate((element: HTMLElement) => element.offsetHeight);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const restyled: number[] = traceEvents.flatMap(({ args }: { args: { elementCount?: number } }) => args.elementCount ?? []);
  expect(restyled).not.toEqual([]);
  expect(Math.max(...restyled)).toBeLessThan(40);
});
