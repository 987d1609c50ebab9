import { expect, type Page } from 'playwright/test';
import { visitWithoutRules } from '../staged.ts';
import { wake } from '../wake.ts';
import type { Watch } from '../watch.ts';
import type { States } from './state.ts';

export const notFound: States = [
  { name: 'unknown page', show: (page, watch) => lost(page, watch, '/nowhere/at/all/') },
  { name: 'unknown country', onlyAtNight: true, show: (page, watch) => lost(page, watch, '/xx-yy/support/') },
];

async function lost(page: Page, watch: Watch, address: string): Promise<void> {
  watch.allow(/status of 404/);
  await visitWithoutRules(page, address);
  await wake(page, 'not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const askedFor: States = [
  {
    name: 'an address that is long',
    show: async (page, watch) => {
      watch.allow(/status of 404/);
      await page.goto(`/de-de/${'rechnung-'.repeat(12)}/`);
      await wake(page, 'asked-for');
      await expect(page.locator('.notice-asked').first()).toContainText('/de-de/rechnung-');
      await expect(page.locator('.notice-asked').last()).toContainText(/\d/);
    },
  },
];
