import { expect, type Page } from 'playwright/test';
import { remember } from '../staged.ts';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const offerClock: States = [
  { name: 'running', onlyAtNight: true, show: visit },
  {
    name: 'over',
    show: async (page) => {
      await remember(page, { viewedOffers: '[{"offer":"ipad-offer-2","at":"2024-01-01T00:00:00.000Z"}]' });
      await visit(page);
      await expect(island(page, 'offer-clock').getByRole('timer')).toHaveText('00:00:00');
    },
  },
];

async function visit(page: Page): Promise<void> {
  await page.goto('/es-es/ipad-offer-2/');
  await wake(page, 'offer-clock');
}
