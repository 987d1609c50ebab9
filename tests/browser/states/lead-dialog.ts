import { expect } from 'playwright/test';
import { serveOffers } from '../form.ts';
import { dialog, fillInLead, leadField, leadProblems, leadSubmit, leadSuccess, openDialog, opener } from '../lead-form.ts';
import { restage } from '../staged.ts';
import type { States } from './state.ts';

const unsent = /waits in the outbox|status of 500/;

export const leadDialog: States = [
  {
    name: 'closed',
    onlyAtNight: true,
    within: 'main',
    show: async (page) => {
      await openDialog(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    },
  },
  { name: 'open', onlyAtNight: true, show: (page) => openDialog(page) },
  {
    name: 'errors',
    show: async (page) => {
      await openDialog(page, '/es-de/ipad-offer-2/');
      await leadField(page, 'email').fill('nobody');
      await leadSubmit(page).click();
      await expect(leadProblems(page)).toBeFocused();
    },
  },
  {
    name: 'sending',
    onlyAtNight: true,
    show: async (page) => {
      await serveOffers(page, 'silent');
      await openDialog(page);
      await fillInLead(page);
      await leadSubmit(page).click();
      await expect(leadSubmit(page)).toHaveAttribute('aria-disabled', 'true');
    },
  },
  {
    name: 'sent',
    show: async (page) => {
      await restage(page, 'lead-dialog', { successFor: 600_000 });
      await serveOffers(page, 202);
      await openDialog(page);
      await fillInLead(page);
      await leadSubmit(page).click();
      await expect(leadSuccess(page)).toBeFocused();
    },
  },
  {
    name: 'failed, which looks like sent',
    onlyAtNight: true,
    show: async (page, watch) => {
      watch.allow(unsent);
      await restage(page, 'lead-dialog', { successFor: 600_000 });
      await serveOffers(page, 500);
      await openDialog(page);
      await fillInLead(page);
      await leadSubmit(page).click();
      await expect(leadSuccess(page)).toBeFocused();
    },
  },
  {
    name: 'sent without script',
    onlyAtNight: true,
    within: '#reserve-sent',
    show: async (page) => {
      await page.goto('/es-es/ipad-offer/?sent=1#reserve-sent');
      await expect(page.locator('#reserve-sent')).toBeInViewport();
      await expect(opener(page)).toBeVisible();
    },
  },
];
