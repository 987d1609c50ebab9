import type { LaunchOptions } from 'playwright/test';
import offer from '../../content/facts/offer.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { field, fillIn, serveOffers, submit, success, visitor } from './form.ts';
import { test as base, expect } from './test.ts';
import { island, wake } from './wake.ts';

// Playwright disables the cache of the back button, and Chromium's headless shell lacks it; visitors have it.
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: ensureChromium().executable, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

// Each worker starts the whole Chromium.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
});

test('the back button restores the page unchanged, and its islands go on', async ({ page }) => {
  await page.goto('/de-de/support/');
  await wake(page, 'place');
  await wake(page, 'faq-search');
  await island(page, 'faq-search').getByRole('searchbox').fill('kreditkarte');
  await page.goto('/de-de/about/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/de-de/support/');
  // The event comes after the address has changed.
  await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted), 'restored from the cache').toBe(true);

  await expect(island(page, 'faq-search').locator('details:visible')).toHaveCount(1);
  await island(page, 'faq-search').getByRole('searchbox').fill('');
  await expect(island(page, 'faq-search').locator('details:visible')).toHaveCount(9);
  await island(page, 'place').locator('button').click();
  await island(page, 'place').getByRole('textbox').fill('pol');
  await expect(island(page, 'place').locator('.place-countries li:visible')).toHaveCount(1);
  await island(page, 'place').getByRole('link', { name: 'Polen' }).click();
  await expect(page).toHaveURL('/pl-pl/support/');
});

test('P3 V7 after a choice the back button shows the old country, the true time and the entered text, which can be sent', async ({
  page,
}) => {
  const received = await serveOffers(page, 202);
  // In the middle of an hour of what is left.
  await page.clock.setFixedTime(Date.parse(offer.ends.iso) - 30.5 * 3_600_000);
  await page.goto('/de-de/');
  await wake(page, 'countdown');
  await wake(page, 'pre-order');
  await fillIn(page);
  const hours = island(page, 'countdown').locator('.countdown-hours .countdown-number');
  const before = Number(await hours.textContent());
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    addEventListener('pagehide', () => (Date.now = () => now() + 3 * 3_600_000));
  });
  await wake(page, 'place');
  await island(page, 'place').locator('button').click();
  await island(page, 'place').getByRole('link', { name: 'Polen' }).click();
  await expect(page).toHaveURL('/pl-pl/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/de-de/');
  await expect(hours).toHaveText(String((before + 21) % 24).padStart(2, '0'));
  await expect(island(page, 'place').locator('[popover]')).toBeHidden();
  await expect(island(page, 'place').locator('button')).toHaveAccessibleName('Land: Deutschland, Sprache: Deutsch');
  await expect(field(page, 'name')).toHaveValue(visitor.name);
  await submit(page);
  await expect(success(page)).toBeFocused();
  expect(received).toHaveLength(1);
});
