import { expect, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const place: States = [
  { name: 'open', onlyAtNight: true, show: (page) => open(page, '/de-de/') },
  { name: 'open from the menu', widths: [390, 320], show: openFromMenu },
  { name: 'countries filtered', onlyAtNight: true, show: (page) => searched(page, 'countries', 'franc') },
  { name: 'no country found', show: (page) => searched(page, 'countries', 'zzz') },
  { name: 'languages filtered', onlyAtNight: true, show: (page) => searched(page, 'languages', 'ger') },
  { name: 'no language found', onlyAtNight: true, show: (page) => searched(page, 'languages', 'zzz') },
];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (!(await page.locator('.place-toggle').isVisible())) await page.locator('.mobile-menu-toggle').click();
  await page.locator('.place-toggle').click();
  await expect(page.locator('.place-panel')).toBeVisible();
  await wake(page, 'place');
}

async function openFromMenu(page: Page): Promise<void> {
  await open(page, '/pl-pl/');
  await expect(page.locator('.mobile-menu')).toHaveAttribute('open');
}

/** The panel with a text in one of its searches, and the results. */
async function searched(page: Page, list: 'countries' | 'languages', text: string): Promise<void> {
  await open(page, '/es-en/');
  const part = island(page, 'place').locator(`.place-${list}`);
  await part.locator('input').fill(text);
  await expect(part.locator('li:visible')).toHaveCount(text === 'zzz' ? 0 : 1);
  await expect(part.getByRole('status')).not.toBeEmpty();
}
