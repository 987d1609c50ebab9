import { expect, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const mobileMenu: States = [
  { name: 'open', onlyAtNight: true, widths: [390, 320], show: (page) => menu(page, { address: '/pl-pl/', links: 5 }) },
  { name: 'open, with groups', widths: [390, 320], show: (page) => menu(page, { address: '/es-es/', links: 20 }) },
];

async function menu(page: Page, { address, links }: { readonly address: string; readonly links: number }): Promise<void> {
  await page.goto(address);
  await island(page, 'mobile-menu').locator('summary').click();
  await expect(island(page, 'mobile-menu').getByRole('navigation').getByRole('link')).toHaveCount(links);
  await wake(page, 'mobile-menu');
}
