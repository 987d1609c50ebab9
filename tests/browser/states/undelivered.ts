import { expect, type Page } from 'playwright/test';
import { visitor } from '../form.ts';
import { remember } from '../staged.ts';
import { island } from '../wake.ts';
import type { States } from './state.ts';

export const undelivered: States = [
  { name: 'a lead that was refused', show: refuse },
  {
    name: 'being corrected',
    show: async (page) => {
      await refuse(page);
      await island(page, 'undelivered').getByRole('button').first().click();
      await expect(island(page, 'undelivered').locator('form')).toBeVisible();
    },
  },
];

/** A page after a visit whose lead the server refused. */
async function refuse(page: Page): Promise<void> {
  const lead = { key: 'k1', body: visitor, at: '2026-11-01T10:00:00.000Z' };
  await remember(page, { 'outbox-refused:k1': JSON.stringify(lead) });
  await page.goto('/de-de/about/');
  await expect(island(page, 'undelivered').getByRole('button').first()).toBeVisible();
}
