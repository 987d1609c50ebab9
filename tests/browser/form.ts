import type { Locator, Page, Request } from 'playwright/test';
import { island } from './wake.ts';

/** The details of a visitor. */
export const visitor = {
  name: 'Marta Nowak',
  email: 'marta@example.org',
  phone: '+48 22 555 01 14',
  company: 'Kawiarnia',
  message: 'Kawa i ciasto',
};

export const form = (page: Page): Locator => island(page, 'pre-order').locator('form');
export const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);
export const submit = (page: Page): Promise<void> => form(page).locator('[type="submit"]').click();
export const success = (page: Page): Locator => island(page, 'pre-order').locator('.form-sent');
export const problems = (page: Page): Locator => form(page).locator('.form-problems');

/** Fills in the form, and waits for the scripts that send it, which its first field fetches. */
export const fillInAndPrepare = (page: Page): Promise<unknown> =>
  Promise.all([page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/query-client-')), fillIn(page)]);

export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(visitor)) await field(page, name).fill(value);
  await field(page, 'acceptTerms').check();
}

/** The requests to the offer endpoint, and its responses: a status, or no response. */
export async function serveOffers(page: Page, answer: number | 'silent'): Promise<Request[]> {
  const received: Request[] = [];
  await page.route('**/api/offer', async (route) => {
    received.push(route.request());
    if (answer !== 'silent') await route.fulfill({ status: answer, json: { ok: answer < 300 } });
  });
  return received;
}

export const keyOf = (request: Request): string => request.headers()['idempotency-key'] ?? '';

/** The leads that wait in the browser's storage, or that were set aside there. */
export const outbox = (page: Page, box: 'outbox' | 'outbox-refused' = 'outbox'): Promise<readonly { readonly key: string }[]> =>
  page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`));
    return keys.map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as { key: string });
  }, box);

interface WaitingLead {
  readonly key: string;
  readonly body: object;
  readonly at: string;
}

/** Puts a lead into the browser's storage, as an earlier visit would have left it. */
export const storeLead = (page: Page, lead: WaitingLead, box: 'outbox' | 'outbox-refused' = 'outbox'): Promise<void> =>
  page.evaluate(([name, entry]) => localStorage.setItem(`${name}:${entry.key}`, JSON.stringify(entry)), [box, lead] as const);

/** A lead that the server refused. */
export const storeRefused = (page: Page): Promise<void> =>
  storeLead(page, { key: 'k1', body: visitor, at: '2026-11-01T10:00:00.000Z' }, 'outbox-refused');

/** Makes every storage refuse entries. */
export const forbidStorage = (page: Page): Promise<unknown> => page.addInitScript(refuseEntries);

/** Runs in the page: makes every storage refuse entries from now on. */
export function refuseEntries(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}
