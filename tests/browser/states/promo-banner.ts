import { expect } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const promoBanner: States = [
  {
    name: 'shown',
    onlyAtNight: true,
    show: async (page) => {
      await page.goto('/fr-fr/about/');
      await wake(page, 'promo-banner');
      await expect(island(page, 'promo-banner').getByRole('button')).toBeVisible();
    },
  },
];
