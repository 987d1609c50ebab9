import type { BrowserContext } from 'playwright/test';
import { expect, test } from './test.ts';

const lead = { key: 'k1', to: '/api/offer', body: { firstName: 'Ana' }, at: '2026-11-01T10:00:00.000Z' };

/** What the endpoint is told by all tabs; each answer waits until it is let go. */
async function receive(context: BrowserContext, status: number, headers: Record<string, string> = {}) {
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

const waits = 'JSON.parse(localStorage.getItem("outbox") ?? "[]").length';

test('C1 a lead that waits is sent by one of two tabs, once, and its library is fetched only then', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (request) => void (request.url().includes('/assets/calls-') && fetched.push(request.url())));
  await page.goto('/de-de/about/');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(fetched).toEqual([]);
  const { received, letGo } = await receive(context, 202);
  await page.evaluate((entry) => localStorage.setItem('outbox', JSON.stringify([entry])), lead);
  const other = await context.newPage();
  await Promise.all([page.goto('/de-de/about/'), other.goto('/de-de/support/')]);
  await expect.poll(() => received).toEqual(['k1']);
  for (const tab of [page, other]) {
    await tab.evaluate(() => navigator.locks.query());
    await tab.evaluate(() => dispatchEvent(new Event('online')));
    await tab.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
  letGo();
  await expect.poll(() => page.evaluate(waits)).toBe(0);
  expect(received).toEqual(['k1']);
  expect(fetched.length).toBeGreaterThan(0);
});

test('C1 a server that wants to be left alone is, over a reload, and gets the lead afterwards', async ({ page, context, watch }) => {
  watch.allow(/waits in the outbox|status of 429/);
  await page.clock.install();
  const { received, letGo } = await receive(context, 429, { 'Retry-After': '120' });
  letGo();
  await page.goto('/de-de/about/');
  await page.evaluate((entry) => localStorage.setItem('outbox', JSON.stringify([entry])), lead);
  await page.reload();
  await page.clock.runFor(3_000);
  await expect.poll(() => received.length).toBe(1);
  await expect.poll(() => page.evaluate('JSON.parse(localStorage.getItem("outbox"))[0].notBefore > 0')).toBe(true);
  await context.unroute('**/api/offer');
  const later = await receive(context, 202);
  later.letGo();
  await page.reload();
  await page.clock.runFor(100_000);
  expect(later.received).toEqual([]);
  await page.clock.runFor(30_000);
  await expect.poll(() => page.evaluate(waits)).toBe(0);
  expect(later.received).toEqual(['k1']);
});

test('X4 what is no lead is moved aside, and the lead beside it arrives', async ({ page, context }) => {
  const { received, letGo } = await receive(context, 202);
  letGo();
  await page.goto('/de-de/about/');
  await page.evaluate((entry) => localStorage.setItem('outbox', JSON.stringify([{ key: 1 }, entry])), lead);
  await page.goto('/de-de/support/');
  await expect.poll(() => page.evaluate(waits)).toBe(0);
  expect(received).toEqual(['k1']);
  expect(await page.evaluate(() => localStorage.getItem('outbox-damaged'))).toBe('[{"key":1}]');
});
