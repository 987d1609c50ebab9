import { expect, type Page } from 'playwright/test';
import { field, fillIn, forbidStorage, form, problems, serveOffers, submit, success } from '../form.ts';
import { wake } from '../wake.ts';
import type { States } from './state.ts';

export const preOrder: States = [
  { name: 'empty', onlyAtNight: true, show: (page) => reserve(page, async () => expect(form(page)).toBeVisible()) },
  {
    name: 'errors',
    show: (page) =>
      reserve(page, async () => {
        await field(page, 'email').fill('nobody');
        await submit(page);
        await expect(problems(page)).toBeFocused();
      }),
  },
  {
    name: 'sending',
    onlyAtNight: true,
    show: (page) =>
      reserve(page, async () => {
        await serveOffers(page, 'silent');
        await fillIn(page);
        await submit(page);
        await expect(form(page).locator('[type="submit"]')).toHaveAttribute('aria-disabled', 'true');
      }),
  },
  {
    name: 'sent',
    show: (page) =>
      reserve(page, async () => {
        await serveOffers(page, 202);
        await fillIn(page);
        await submit(page);
        await expect(success(page)).toBeFocused();
      }),
  },
  {
    name: 'sent without script',
    within: '#pre-order',
    show: async (page) => {
      await page.goto('/pl-pl/?sent=1#pre-order-sent');
      await expect(page.locator('#pre-order-sent')).toBeInViewport();
    },
  },
  {
    name: 'not sent, and kept nowhere',
    show: async (page, watch) => {
      watch.allow(/waits in the outbox|status of 500/);
      await forbidStorage(page);
      await reserve(page, async () => {
        await serveOffers(page, 500);
        await fillIn(page);
        await submit(page);
        await expect(problems(page)).toBeFocused();
      });
    },
  },
  {
    name: 'failed, which looks like sent',
    onlyAtNight: true,
    show: (page, watch) =>
      reserve(page, async () => {
        watch.allow(/waits in the outbox|status of 500/);
        await serveOffers(page, 500);
        await fillIn(page);
        await submit(page);
        await expect(success(page)).toBeFocused();
      }),
  },
];

async function reserve(page: Page, reach: () => Promise<void>): Promise<void> {
  await page.goto('/pl-pl/');
  await wake(page, 'pre-order');
  await reach();
}
