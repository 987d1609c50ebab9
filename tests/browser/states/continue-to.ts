import { expect } from 'playwright/test';
import { remember } from '../staged.ts';
import { island } from '../wake.ts';
import type { States } from './state.ts';

export const continueTo: States = [
  {
    name: 'a choice saved',
    show: async (page) => {
      await remember(page, { country: 'ch', language: 'fr' });
      await page.goto('/');
      await expect(island(page, 'continue-to').locator('a')).toBeVisible();
    },
  },
];
