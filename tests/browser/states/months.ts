import { expect, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const months: States = [
  { name: 'the package is cheaper', show: (page) => slide(page, 12, /^12 meses.*358,80\s€.*El pack, 109,80\s€ menos$/) },
  {
    name: 'the monthly fee is cheaper',
    onlyAtNight: true,
    show: (page) => slide(page, 8, /^8 meses.*239,20\s€.*La cuota, 9,80\s€ menos$/),
  },
];

async function slide(page: Page, count: number, row: RegExp): Promise<void> {
  await page.goto('/es-es/prices/');
  await wake(page, 'months');
  await island(page, 'months').getByRole('slider').fill(String(count));
  await expect(island(page, 'months').locator('output, [data-marked]')).toHaveText([row, row]);
}
