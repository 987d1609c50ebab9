import type { BrowserContext } from 'playwright/test';
import fr from '../../content/dictionaries/fr.ts';
import { outbox, storeLead, visitor } from './form.ts';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

const lead = {
  key: 'k1',
  body: { firstName: 'Ana' },
  at: '2026-11-01T10:00:00.000Z',
};

/** The requests of all tabs to the endpoint; each response waits until a test sends it, however long that takes a busy machine. */
async function receive(context: BrowserContext, status: number, headers: Record<string, string> = {}) {
  await context.addInitScript(waitForever);
  const received: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await context.route('**/api/offer', async (route) => {
    received.push(route.request().headers()['idempotency-key'] ?? '');
    await gate;
    await route.fulfill({ status, headers, json: { ok: status < 300 } });
  });
  return { received, letGo: () => letGo() };
}

test('C1 a lead that waits is sent by one of two tabs, once, and its library is fetched only then', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (request) => void (request.url().includes('/assets/query-client-') && fetched.push(request.url())));
  await page.goto('/de-de/about/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  const { received, letGo } = await receive(context, 202);
  await storeLead(page, lead);
  const other = await context.newPage();
  await Promise.all([page.goto('/de-de/about/'), other.goto('/de-de/support/')]);
  await expect.poll(() => received).toEqual(['k1']);
  for (const tab of [page, other]) {
    await tab.evaluate(() => navigator.locks.query());
    await tab.evaluate(() => dispatchEvent(new Event('online')));
    // With a limit, because a browser without a frame to draw may not report idle time.
    await tab.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3000 })));
  }
  letGo();
  await expect.poll(() => outbox(page)).toEqual([]);
  expect(received).toEqual(['k1']);
  expect(fetched.length).toBeGreaterThan(0);
});

test('C1 a lead that is refused is shown on the next visit, with the ways to a person', async ({ page, context, watch }) => {
  watch.allow(/is refused|status of 413/);
  const { received, letGo } = await receive(context, 413);
  letGo();
  await page.goto('/de-de/support/');
  await storeLead(page, { ...lead, body: { ...visitor, language: 'de' } });
  await page.reload();
  await expect.poll(() => outbox(page, 'outbox-refused')).toHaveLength(1);
  expect(await outbox(page)).toEqual([]);

  await page.goto('/fr-fr/');
  const notice = island(page, 'undelivered');
  await expect(notice.getByRole('alert')).toContainText(fr.delivery.undeliveredHeading);
  await expect(notice.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49\d+$/);
  const email = (await notice.getByRole('link', { name: /@/ }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(email.split('?body=')[1] ?? '')).toContain(visitor.message);
  expect(received).toHaveLength(1);

  await notice.getByRole('button', { name: fr.delivery.remove }).click();
  await expect(notice).toBeEmpty();
  expect(await outbox(page, 'outbox-refused')).toEqual([]);
});

/** Runs in the page: an unanswered request has no time limit, after which it would be sent again. */
function waitForever(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
