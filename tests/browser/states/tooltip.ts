import { expect, type Page } from 'playwright/test';
import type { States } from './state.ts';

export const tooltip: States = [
  {
    name: 'of a button',
    show: async (page) => {
      await page.goto('/fr-fr/support/');
      await open(page, '.copy-button', '#copy-hint');
    },
    within: '.contact-slip',
  },
  {
    name: 'of an icon',
    onlyAtNight: true,
    show: async (page) => {
      await page.goto('/fr-fr/support/');
      await open(page, '.footer-network', '#network-facebook');
    },
    within: '.footer-social',
  },
];

/** Opens it by the keyboard: the focus comes to the trigger. */
async function open(page: Page, trigger: string, tip: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.locator(trigger).first().focus();
  await expect(page.locator(tip)).toBeVisible();
}
