import { expect, type Page } from 'playwright/test';
import { restage } from '../staged.ts';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const countryPicker: States = [
  { name: 'open', show: (page) => picker(page, 'country-picker', '/de-de/') },
  { name: 'filtered', show: (page) => searched(page, 'country-picker', 'fran') },
  { name: 'without a match', show: (page) => searched(page, 'country-picker', 'zzz') },
];

export const languagePicker: States = [
  { name: 'open, without search', show: (page) => picker(page, 'language-picker', '/ch-fr/about/') },
  { name: 'open, with search', show: (page) => manyLanguages(page, () => picker(page, 'language-picker', '/ch-fr/about/')) },
  { name: 'filtered', show: (page) => manyLanguages(page, () => searched(page, 'language-picker', 'ger')) },
  { name: 'without a match', show: (page) => manyLanguages(page, () => searched(page, 'language-picker', 'zzz')) },
];

async function picker(page: Page, name: 'country-picker' | 'language-picker', address: string): Promise<void> {
  await page.goto(address);
  await island(page, name).locator('button').click();
  const panel = island(page, name).locator('[popover]');
  await expect(panel).toBeVisible();
  await wake(page, name);
}

/** The picker with a text in its search, and its results. */
async function searched(page: Page, name: 'country-picker' | 'language-picker', text: string): Promise<void> {
  await picker(page, name, '/ch-fr/about/');
  await island(page, name).locator('input').fill(text);
  await expect(island(page, name).locator('li:visible')).toHaveCount(text === 'zzz' ? 0 : 1);
  await expect(island(page, name).getByRole('status')).not.toBeEmpty();
}

/** Lowers the number of languages that makes the search appear, because no country offers more than three today (F4). */
async function manyLanguages(page: Page, show: () => Promise<void>): Promise<void> {
  await restage(page, 'language-picker', { searchAbove: 2 });
  await show();
}
