import { expect, test } from './test.ts';

/** Locale → its way to write 249 euro, as the browser's own Intl has it too. */
const prices = {
  'de-de': '249 €',
  'at-de': '€ 249',
  'ch-de': 'EUR 249',
  'ch-fr': '249 €',
  'es-es': '249 €',
  'fr-fr': '249 €',
  'pl-pl': '249 €',
  'de-en': '€249',
  'cz-en': '€249',
};

for (const [locale, price] of Object.entries(prices)) {
  test(`K5 the offer's price is written as ${locale} writes it`, async ({ page }) => {
    await page.goto(`/${locale}/`);
    const amount = page.locator('#offer').getByText('249', { exact: false }).first();
    await expect(amount).toHaveText(new RegExp(`^${price.replace(' ', '\\s')}$`));
    const tag = await page.locator('html').getAttribute('lang');
    const written = new Intl.NumberFormat(tag ?? '', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(249);
    expect(await amount.textContent()).toBe(written);
  });
}

test('K5 amounts with cents carry the comma or the point of the locale, in the currency of the country', async ({ page }) => {
  for (const [locale, total] of [
    ['de-de', /10,40\s€/],
    ['es-es', /6,70\s€/],
    ['fr-fr', /8,90\s€/],
    ['pl-pl', /45(,00)?\s?zł/],
    ['cz-en', /CZK\s209/],
    ['ch-de', /CHF\s14\.80/],
  ] as const) {
    await page.goto(`/${locale}/`);
    expect(await page.getByRole('main').textContent(), locale).toMatch(total);
  }
});
