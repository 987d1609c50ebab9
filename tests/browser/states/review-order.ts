import { expect } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const reviewOrder: States = [
  {
    name: 'in another order',
    onlyAtNight: true,
    show: async (page) => {
      await page.goto('/pl-pl/reviews/');
      await wake(page, 'review-order');
      await island(page, 'review-order').getByRole('combobox').selectOption('worst');
      await expect(island(page, 'review-order').getByRole('status')).not.toBeEmpty();
    },
  },
];
