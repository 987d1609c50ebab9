import type { Page, Request } from 'playwright/test';
import de from '../../content/dictionaries/de.ts';
import homeDe from '../../content/pages/home/de.ts';
import {
  field,
  fillIn,
  form,
  keyOf,
  outbox,
  problems,
  refuseEntries,
  serveOffers,
  storeRefused,
  submit,
  success,
  visitor,
} from './form.ts';
import { stopClock } from './stop-clock.ts';
import { expect, test } from './test.ts';
import { enhanced, island, wake } from './wake.ts';

/* The words that a visitor reads about a lead that has not arrived. */

const { delivery } = de;
const notice = (page: Page) => island(page, 'undelivered');

/** The home page with the form filled in. */
async function fillInHome(page: Page): Promise<void> {
  await page.goto('/de-de/');
  await wake(page, 'pre-order');
  await fillIn(page);
}

/** A page after a visit whose lead was refused, which a text of the site stores without a page. */
async function visitRefused(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await storeRefused(page);
  await page.goto('/de-de/about/');
}

/** The endpoint answers like this, once for each answer and then with the last one. */
async function answer(page: Page, ...answers: readonly { status: number; headers?: Record<string, string>; json?: object }[]) {
  let asked = 0;
  await page.route('**/api/offer', (route) => route.fulfill(answers[Math.min(asked++, answers.length - 1)]));
}

test('C1 a lead that the endpoint refuses is shown at once, with telephone and email, and its input stays', async ({ page, watch }) => {
  watch.allow(/is refused|status of 422/);
  await fillInHome(page);
  await answer(page, { status: 422, json: { ok: false } });
  await submit(page);
  await expect(problems(page)).toBeFocused();
  await expect(problems(page)).toContainText(delivery.refused);
  await expect(problems(page).getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:/);
  await expect(problems(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(field(page, 'name')).toHaveValue(visitor.name);

  await page.unroute('**/api/offer');
  const received = await serveOffers(page, 202);
  await field(page, 'phone').fill('+49 222 2222');
  await submit(page);
  await expect(success(page)).toContainText(homeDe.preOrder.sentHeading);
  expect(received[0]?.postDataJSON()).toMatchObject({ phone: '+49 222 2222', replaces: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(await outbox(page, 'outbox-refused')).toEqual([]);
});

test('C1 a 403 of a server on the way keeps the lead, and does not call it received', async ({ page, watch }) => {
  watch.allow(/waits in the outbox|status of 403/);
  await fillInHome(page);
  await answer(page, { status: 403 });
  await submit(page);
  await expect(success(page)).toContainText(delivery.keptHeading);
  await expect(success(page)).not.toContainText(homeDe.preOrder.sentHeading);
  expect(await outbox(page)).toHaveLength(1);
  await page.unroute('**/api/offer');
  const received = await serveOffers(page, 202);
  await page.goto('/de-de/about/');
  await expect.poll(() => outbox(page)).toEqual([]);
  expect(received).toHaveLength(1);
});

test('C1 a form that is open while the site is replaced keeps its lead, which the next page of the new site sends', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404|waits in the outbox/);
  await page.goto('/de-de/');
  await Promise.all([
    page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/outbox-')),
    wake(page, 'pre-order'),
    enhanced(page),
  ]);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await fillIn(page);
  await submit(page);
  await expect(success(page)).toContainText(delivery.keptHeading);
  await page.unroute('**/assets/*.js');
  const received = await serveOffers(page, 202);
  await page.goto('/de-de/about/');
  await expect.poll(() => outbox(page)).toEqual([]);
  expect(received).toHaveLength(1);
});

test('C1 between a 429 and the next attempt nothing is called received; after it the words change', async ({ page, watch }) => {
  watch.allow(/waits in the outbox|status of 429/);
  await stopClock(page);
  await fillInHome(page);
  await answer(page, { status: 429, headers: { 'Retry-After': '5' } }, { status: 202, json: { ok: true } });
  await submit(page);
  await expect(success(page)).toContainText(delivery.keptText);
  await page.clock.runFor(6_000);
  await expect(success(page)).toContainText(homeDe.preOrder.sentText);
  expect(await outbox(page)).toEqual([]);
});

test('C1 a lead that is refused after it had waited is shown in the same visit', async ({ page, watch }) => {
  watch.allow(/waits in the outbox|is refused|status of/);
  await stopClock(page);
  await fillInHome(page);
  await answer(page, { status: 503, headers: { 'Retry-After': '5' } }, { status: 422, json: { ok: false } });
  await submit(page);
  await expect(success(page)).toContainText(delivery.keptHeading);
  await page.clock.runFor(6_000);
  await expect(notice(page).getByRole('alert')).toContainText(delivery.undeliveredHeading);
  await expect(form(page)).toBeVisible();
});

test('C1 the notice of a refused lead is put away for this visit', async ({ page }) => {
  await visitRefused(page);
  await notice(page).getByRole('button', { name: delivery.later }).click();
  await expect(notice(page)).toBeEmpty();
  await page.goto('/de-de/support/', { waitUntil: 'networkidle' });
  await expect(notice(page)).toBeEmpty();
  expect(await outbox(page, 'outbox-refused')).toHaveLength(1);
});

test('C1 in a window of a few lines, as at 400 %, the words and every button of the notice can be reached (WCAG 1.4.10)', async ({
  page,
}) => {
  await visitRefused(page);
  for (const [width, height] of [
    [320, 256],
    [256, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const buttons = notice(page).getByRole('button');
    await expect(buttons).toHaveCount(3);
    // The words are longer than such a window.
    const parts = [[notice(page).getByRole('alert'), 0.3] as const, ...(await buttons.all()).map((button) => [button, 0.9] as const)];
    for (const [part, ratio] of parts) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(part).toBeInViewport({ ratio });
    }
  }
});

test('C1 a refused lead stays in sight while it is corrected, and goes when another tab has deleted it', async ({ page, context }) => {
  await page.goto('/robots.txt');
  await storeRefused(page);
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto('/de-de/about/');
    await expect(notice(tab).getByRole('alert')).toContainText(delivery.undeliveredHeading);
  }
  await notice(tabs[1]).getByRole('button', { name: delivery.correct }).click();
  await tabs[1].evaluate(() => document.dispatchEvent(new Event('lead-refused')));
  await expect(notice(tabs[1]).getByRole('textbox', { name: delivery.name })).toBeVisible();
  await notice(page).getByRole('button', { name: delivery.remove }).click();
  for (const tab of tabs) await expect(notice(tab)).toBeEmpty();
});

test('C1 a refused lead is corrected and sent again under another key', async ({ page }) => {
  const received = await serveOffers(page, 202);
  await visitRefused(page);
  await notice(page).getByRole('button', { name: delivery.correct }).click();
  await expect(notice(page).getByRole('textbox', { name: delivery.name })).toBeFocused();
  for (const [name, value] of Object.entries(visitor)) await expect(notice(page).locator(`[name="${name}"]`)).toHaveValue(value);
  await notice(page).getByLabel(de.lead.phone).fill('+49 30 1234567');
  await notice(page).getByRole('button', { name: delivery.sendAgain }).click();
  await expect(notice(page)).toBeEmpty();
  const [request] = received;
  expect(request?.postDataJSON()).toMatchObject({
    ...visitor,
    phone: '+49 30 1234567',
    firstName: 'Marta',
    lastName: 'Nowak',
    replaces: 'k1',
  });
  expect(request && keyOf(request)).not.toBe('k1');
  expect(await outbox(page, 'outbox-refused')).toEqual([]);
  await expect(island(page, 'toaster')).toContainText(de.lead.sentHeading);
});

test('C1 a corrected lead that cannot be sent, because a script is out of reach, is not called received, and waits', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|waits in the outbox/);
  await visitRefused(page);
  await notice(page).getByRole('button', { name: delivery.correct }).click();
  await page.route('**/assets/query-client-*', (route) => route.abort());
  await notice(page).getByRole('button', { name: delivery.sendAgain }).click();
  await expect(island(page, 'toaster')).toContainText(delivery.keptHeading);
  await page.unroute('**/assets/query-client-*');
  const received = await serveOffers(page, 202);
  await page.reload();
  await expect.poll(() => outbox(page)).toEqual([]);
  expect(received).toHaveLength(1);
});

test('C1 a corrected lead that could not be sent is the same lead when it is sent again, and a changed one replaces it', async ({
  page,
  watch,
}) => {
  watch.allow(/waits in the outbox|status of 500/);
  const failed = await correctWithoutStorage(page);
  await notice(page).getByRole('button', { name: delivery.sendAgain }).click();
  await expect.poll(() => failed.length).toBe(2);
  await expect(notice(page).getByRole('button', { name: delivery.sendAgain })).toBeVisible();
  expect(keyOf(failed[1] as Request)).toBe(keyOf(failed[0] as Request));
  const received = await serveOffers(page, 202);
  await notice(page).getByLabel(de.lead.phone).fill('+49 30 7654321');
  await notice(page).getByRole('button', { name: delivery.sendAgain }).click();
  await expect(notice(page)).toBeEmpty();
  expect(received[0]?.postDataJSON()).toMatchObject({ phone: '+49 30 7654321', replaces: keyOf(failed[0] as Request) });
  await page.clock.runFor(60_000);
  expect(received).toHaveLength(1);
});

test('C1 a correction that is refused stays in sight where nothing can be stored', async ({ page, watch }) => {
  watch.allow(/waits in the outbox|is refused|status of/);
  await correctWithoutStorage(page);
  await answer(page, { status: 422, json: { ok: false } });
  await notice(page).getByLabel(de.lead.phone).fill('+49 30 7654321');
  await notice(page).getByRole('button', { name: delivery.sendAgain }).click();
  await expect(notice(page).getByRole('alert')).toContainText(delivery.undeliveredText);
  await expect(notice(page).getByLabel(de.lead.phone)).toHaveValue('+49 30 7654321');
});

test('C1 a corrected lead that could not be sent is not sent any more after the visitor has deleted it', async ({ page, watch }) => {
  watch.allow(/waits in the outbox|status of 500/);
  await correctWithoutStorage(page);
  const received = await serveOffers(page, 202);
  await notice(page).getByRole('button', { name: delivery.remove }).click();
  await expect(notice(page)).toBeEmpty();
  await page.clock.runFor(60_000);
  expect(received).toEqual([]);
});

/** Corrects a refused lead and sends it, where the storage takes nothing and the server fails. Returns the requests. */
async function correctWithoutStorage(page: Page): Promise<Request[]> {
  await visitRefused(page);
  await expect(notice(page).getByRole('alert')).toBeVisible();
  await stopClock(page);
  await page.evaluate(refuseEntries);
  const failed = await serveOffers(page, 500);
  await notice(page).getByRole('button', { name: delivery.correct }).click();
  await notice(page).getByRole('button', { name: delivery.sendAgain }).click();
  await expect(notice(page).getByRole('alert')).toContainText(delivery.unstored);
  return failed;
}

test('S3 the receipt of a form that was sent without script is shown once: the address loses it', async ({ page }) => {
  await page.goto('/es-es/ipad-offer/?utm_source=ad&sent=1#reserve-sent');
  await expect(page.locator('#reserve-sent')).toBeVisible();
  await expect(page).toHaveURL('/es-es/ipad-offer/?utm_source=ad');
  await expect(page.locator('#reserve-sent')).toBeVisible();
  await page.reload();
  await expect(page.locator('#reserve-sent')).toBeHidden();
});
