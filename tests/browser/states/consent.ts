import { expect, type Locator, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const consent: States = [
  { name: 'asking', onlyAtNight: true, show: (page) => visit(page, async (region) => expect(region).toBeVisible()) },
  {
    name: 'asked for again',
    show: (page) =>
      visit(page, async (region) => {
        await region.getByRole('button').last().click();
        await page.locator('#consent-settings').click();
        await expect(region.locator('.consent-chosen')).toBeVisible();
      }),
  },
  {
    name: 'decided by the browser',
    onlyAtNight: true,
    show: async (page) => {
      await refuseByBrowser(page);
      await visit(page, async (region) => {
        await page.locator('#consent-settings').click();
        await expect(region.getByRole('button')).toHaveCount(1);
      });
    },
  },
];

export const measuredPage = '/es-es/ipad-offer-2/';

/** The measured page, with the question hydrated. */
export async function visit(page: Page, reach: (region: Locator) => Promise<unknown>): Promise<void> {
  await page.goto(measuredPage);
  await wake(page, 'consent');
  await reach(island(page, 'consent').locator('.consent'));
}

/** Global Privacy Control is switched on. */
export async function refuseByBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
}
