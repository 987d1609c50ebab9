import { expect, type Locator, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

const visit = async (page: Page): Promise<Locator> => {
  await page.goto('/de-de/');
  await wake(page, 'till');
  return island(page, 'till');
};
/** In other places the sum lies over keys, and a click scrolls as far as the layout of the moment needs. */
const showWhole = (till: Locator) => till.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
const key = (till: Locator, name: string) => till.getByRole('button', { name });

/** The till in a country and trade with long words, while a sale is rung up, and after it. */
export const till: States = [
  { name: 'as the page comes', onlyAtNight: true, show: async (page) => showWhole(await visit(page)) },
  {
    name: 'with a basket that is paid in cash',
    show: async (page) => {
      const shop = await visit(page);
      await key(shop, 'Bier').click();
      await key(shop, 'Bar').click();
      await expect(shop.locator('.till-change')).toHaveText('Gegeben 5,00 €, Rückgeld 1,10 €');
      await showWhole(shop);
    },
  },
  {
    name: 'charged',
    onlyAtNight: true,
    show: async (page) => {
      const shop = await visit(page);
      await key(shop, 'Kassieren').click();
      await expect(shop.locator('p[role="status"]')).toHaveText('10,40 € kassiert. Der Beleg ist gedruckt.');
      await showWhole(shop);
    },
  },
  {
    name: 'with the goods of another trade',
    onlyAtNight: true,
    show: async (page) => {
      const shop = await visit(page);
      await key(shop, 'Salon').click();
      await expect(key(shop, 'Waschen und Föhnen')).toBeVisible();
      await showWhole(shop);
    },
  },
  {
    name: 'empty',
    show: async (page) => {
      const shop = await visit(page);
      for (const _ of ['cake', 'croissant', 'coffee']) await key(shop, 'Letzten Artikel zurück').click();
      await expect(key(shop, 'Kassieren')).toBeDisabled();
      await showWhole(shop);
    },
  },
];
