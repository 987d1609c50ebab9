import { expect, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const slideButtons: States = [
  { name: 'at the first device', onlyAtNight: true, show: visit },
  {
    name: 'at another device',
    onlyAtNight: true,
    show: async (page) => {
      await visit(page);
      await island(page, 'slide-buttons').getByRole('button').last().click();
      await expect.poll(() => page.locator('#products-list').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    },
  },
];

async function visit(page: Page): Promise<void> {
  await page.goto('/fr-fr/');
  await wake(page, 'slide-buttons');
  await expect(island(page, 'slide-buttons').getByRole('button')).toHaveCount(2);
}
