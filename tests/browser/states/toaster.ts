import { expect, type Page } from 'playwright/test';
import { island } from '../wake.ts';
import type { States } from './state.ts';

export const toaster: States = [
  { name: 'good news', onlyAtNight: true, show: (page) => copyAddress(page, true) },
  { name: 'bad news, with something to do', show: (page) => copyAddress(page, false) },
];

/** A toast that stays, because the pointer is on it. */
async function copyAddress(page: Page, allowed: boolean): Promise<void> {
  await allowCopying(page, allowed);
  await page.goto('/de-de/support/');
  await page.locator('.copy-button').click();
  await island(page, 'toaster').locator('.toast-title').hover();
  await expect(island(page, 'toaster').locator('.toast')).toBeVisible();
}

/** Whether the browser lets the page write to the clipboard. */
export async function allowCopying(page: Page, allowed: boolean): Promise<void> {
  await page.addInitScript((mayCopy) => {
    const writeText = () => (mayCopy ? Promise.resolve() : Promise.reject(new Error('refused')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, allowed);
}
