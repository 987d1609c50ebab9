import { expect } from 'playwright/test';
import { keepRefused } from '../form.ts';
import { island } from '../wake.ts';
import type { States } from './state.ts';

export const undelivered: States = [
  {
    name: 'a lead that was refused',
    show: async (page) => {
      await page.goto('/de-de/about/');
      await keepRefused(page);
      await page.reload();
      await expect(island(page, 'undelivered').getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'deleted',
    within: 'main',
    show: async (page) => {
      await page.goto('/de-de/about/');
      await keepRefused(page);
      await page.reload();
      await island(page, 'undelivered').getByRole('button').click();
      await expect(island(page, 'undelivered')).toBeEmpty();
    },
  },
];
