import { expect, type Locator, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const carousel: States = [
  { name: 'running', onlyAtNight: true, within: '.carousel', show: (page) => visit(page, '/es-es/') },
  {
    name: 'paused, at another slide',
    within: '.carousel',
    show: async (page) => {
      await visit(page, '/es-es/');
      const label = await pause(page).getAttribute('aria-label');
      await pause(page).click();
      await expect(pause(page)).not.toHaveAttribute('aria-label', label ?? '');
      await dot(page, 2).click();
    },
  },
  {
    name: 'stopped for good',
    onlyAtNight: true,
    within: '.carousel',
    show: async (page) => {
      await visit(page, '/es-es/ipad-offer/');
      await dot(page, 1).click();
      await expect(pause(page)).toBeHidden();
    },
  },
  {
    name: 'reduced motion',
    onlyAtNight: true,
    within: '.carousel',
    show: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, '/es-es/');
      await expect(pause(page)).toBeHidden();
    },
  },
];

const pause = (page: Page): Locator => island(page, 'carousel').locator('button').first();
const dot = (page: Page, index: number): Locator => island(page, 'carousel').locator('.carousel-dot').nth(index);

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page, 'carousel');
}
