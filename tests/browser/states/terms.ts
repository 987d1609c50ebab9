import { expect } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const clauseLink: States = [
  {
    name: 'at rest',
    onlyAtNight: true,
    show: async (page) => {
      await page.goto('/pl-pl/warunki-ogolne/');
      await wake(page, 'clause-link');
      await expect(island(page, 'clause-link').locator('.terms-hint')).toBeVisible();
    },
  },
];
