import { expect } from 'playwright/test';
import { ask, field, popup, submit } from '../popup.ts';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const popupDemo: States = [
  {
    name: 'nothing captured',
    onlyAtNight: true,
    show: async (page) => {
      await page.goto('/demo/email-popup/');
      await wake(page, 'popup-demo');
    },
  },
  {
    name: 'an address captured',
    show: async (page) => {
      await ask(page);
      await field(page).fill('somebody.with.a.rather.long.name@shop.example');
      await submit(page);
      await expect(popup(page)).toHaveCount(0);
      await expect(island(page, 'popup-demo').locator('ol li')).toHaveCount(1);
    },
  },
];
