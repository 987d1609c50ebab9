import type { Page } from 'playwright/test';
import de from '../../content/dictionaries/de.ts';
import { field, fillIn, forbidStorage, keyOf, problems, serveOffers, submit, success, visitor } from './form.ts';
import { remember } from './staged.ts';
import { stopClock } from './stop-clock.ts';
import { expect, test } from './test.ts';
import { island, wake, wakeAll } from './wake.ts';

/** A browser that stores nothing for this site, as with all cookies blocked: reading `localStorage` throws. */
const forbid = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });

/** Entries that an older version, another program or a curious visitor may have left. */
const corrupt = (page: Page) =>
  remember(page, { country: '__proto__', language: '{"', 'outbox:k1': '[{"key":1},null,"x",{', viewedOffers: 'no JSON' });

for (const [name, spoil] of Object.entries({ forbidden: forbid, full: forbidStorage, corrupt })) {
  test(`X4 ${name} storage does not break pages, and visitors can send the form and choose a country all the same`, async ({ page }) => {
    await spoil(page);
    const received = await serveOffers(page, 202);
    for (const address of ['/', '/de-de/']) {
      await page.goto(address);
      await wakeAll(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await fillIn(page);
    await submit(page);
    await expect(success(page)).toBeFocused();
    expect(received).toHaveLength(1);
    await island(page, 'place').locator('button').click();
    await island(page, 'place').getByRole('link', { name: 'Polen' }).click();
    await expect(page).toHaveURL('/pl-pl/');
  });
}

test('X4 without storage and server, an error offers telephone and email; the lead is one, sent again by hand and when the server responds', async ({
  page,
  watch,
}) => {
  watch.allow(/waits in the outbox|status of 500/);
  await stopClock(page);
  await forbid(page);
  const refused = await serveOffers(page, 500);
  await page.goto('/de-de/');
  await wake(page, 'pre-order');
  await fillIn(page);
  await submit(page);
  await expect(problems(page)).toBeFocused();
  await expect(problems(page)).toContainText(de.delivery.unstored);
  await expect(problems(page).getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:/);
  await expect(problems(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  for (const [name, value] of Object.entries(visitor)) await expect(field(page, name)).toHaveValue(value);
  await submit(page);
  await expect.poll(() => refused.length).toBe(2);
  const [key] = refused.map(keyOf);

  await page.unroute('**/api/offer');
  const received = await serveOffers(page, 202);
  await page.clock.runFor(20_000);
  await expect(success(page)).toBeFocused();
  expect([...refused, ...received].map(keyOf)).toEqual([key, key, key]);
});
