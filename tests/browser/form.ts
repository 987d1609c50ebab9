import type { Locator, Page, Request } from 'playwright/test';
import { island } from './wake.ts';

/** A visitor who can be answered. */
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

export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(visitor)) await field(page, name).fill(value);
  await field(page, 'acceptTerms').check();
}

/** What the offer endpoint is told, and what it answers: a status, or no answer at all. */
export async function serveOffers(page: Page, answer: number | 'broken' | 'silent'): Promise<Request[]> {
  const received: Request[] = [];
  await page.route('**/api/offer', async (route) => {
    received.push(route.request());
    if (answer === 'silent') return undefined;
    return answer === 'broken' ? route.abort() : route.fulfill({ status: answer, json: { ok: answer < 300 } });
  });
  return received;
}

export const keyOf = (request: Request): string => request.headers()['idempotency-key'] ?? '';

/** The leads that wait in the browser's storage. */
export const outbox = (page: Page): Promise<readonly { readonly key: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('outbox') ?? '[]') as { key: string }[]);
