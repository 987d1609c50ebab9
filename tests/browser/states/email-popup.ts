import { expect, type Page } from 'playwright/test';
import { arm, field, leaveWindow, popup, submit } from '../popup.ts';
import type { States } from './state.ts';

const within = '.email-popup';

export const emailPopup: States = [
  { name: 'open', onlyAtNight: true, within, show: visit },
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
      await page.addInitScript(keepShown);
      await visit(page);
      await field(page).fill('ana@example.org');
      await submit(page);
      await expect(popup(page).getByRole('status')).not.toBeEmpty();
    },
  },
];

/** Runs in the page: what would close after a second stays. */
function keepShown(): void {
  HTMLDialogElement.prototype.close = () => {};
}

async function visit(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.clear());
  await page.goto('/es-de/');
  await arm(page);
  await leaveWindow(page, 0);
  await expect(popup(page)).toBeVisible();
}
