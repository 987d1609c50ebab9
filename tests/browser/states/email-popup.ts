import { expect, type Page } from 'playwright/test';
import { arm, field, leaveWindow, popup, submit } from '../popup.ts';
import { restage } from '../staged.ts';
import type { States } from './state.ts';

const within = '.email-popup';

export const emailPopup: States = [
  { name: 'open', within, show: visit },
  {
    name: 'told what is wrong',
    within,
    show: async (page) => {
      await visit(page);
      await submit(page);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'thanks',
    within,
    show: async (page) => {
      await restage(page, 'email-popup', { successDelay: 600_000 });
      await visit(page);
      await field(page).fill('ana@example.org');
      await submit(page);
      await expect(popup(page).getByRole('status')).not.toBeEmpty();
    },
  },
];

async function visit(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.clear());
  await page.goto('/es-de/');
  await arm(page);
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeVisible();
}
