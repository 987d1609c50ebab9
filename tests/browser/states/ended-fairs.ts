import { expect } from 'playwright/test';
import { wake } from '../wake.ts';
import type { States } from './state.ts';

export const endedFairs: States = [
  {
    name: 'every fair is over',
    show: async (page) => {
      await page.clock.setFixedTime('2028-01-01T12:00:00');
      await page.goto('/pl-pl/');
      await wake(page, 'ended-fairs');
      await expect(page.locator('#upcoming')).toBeHidden();
    },
  },
];
