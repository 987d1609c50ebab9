import { expect, type Locator, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const faqSearch: States = [
  { name: 'one question open', show: (page) => faq(page, async (list) => list.locator('summary').nth(2).click()) },
  { name: 'filtered', onlyAtNight: true, show: (page) => faq(page, () => search(page, 'iPad')) },
  { name: 'without a match', show: (page) => faq(page, () => search(page, 'zzz')) },
];

async function faq(page: Page, reach: (list: Locator) => Promise<unknown>): Promise<void> {
  await page.goto('/es-es/support/');
  await wake(page, 'faq-search');
  await reach(island(page, 'faq-search'));
}

async function search(page: Page, text: string): Promise<void> {
  await island(page, 'faq-search').getByRole('searchbox').fill(text);
  await expect(island(page, 'faq-search').getByRole('status')).not.toBeEmpty();
}
