import en from '../../content/pages/reviews/en.ts';
import support from '../../content/pages/support/en.ts';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

test('P13 reviews begin with those in the language of the page and have four other orders', async ({ page }) => {
  await page.goto('/es-es/reviews/');
  const names = page.getByRole('article').getByRole('heading');
  const sort = page.getByRole('combobox', { name: en.list.sort });
  await expect(names).toHaveText(['Nuria', 'Birgit', 'Agnieszka', 'Luc', 'Petra']);
  await page.goto('/at-en/reviews/');
  for (const [order, expected] of [
    ['worst', ['Luc', 'Birgit', 'Nuria', 'Agnieszka', 'Petra']],
    ['best', ['Birgit', 'Nuria', 'Agnieszka', 'Petra', 'Luc']],
    ['oldest', ['Petra', 'Luc', 'Agnieszka', 'Nuria', 'Birgit']],
    ['newest', ['Birgit', 'Nuria', 'Agnieszka', 'Luc', 'Petra']],
  ] as const) {
    await sort.focus();
    await sort.selectOption(order);
    await expect(names).toHaveText([...expected]);
    await expect(island(page, 'review-order').getByRole('status')).toHaveText(`Reviews sorted: ${en.list.order[order]}`);
  }
});

test('P13 an order that is chosen without pointer and focus counts, also the first time', async ({ page }) => {
  await page.goto('/at-en/reviews/');
  const names = page.getByRole('article').getByRole('heading');
  await page.getByRole('combobox', { name: en.list.sort }).evaluate((select: HTMLSelectElement) => {
    select.value = 'worst';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(names).toHaveText(['Luc', 'Birgit', 'Nuria', 'Agnieszka', 'Petra']);
});

test('P13 the slip at the end leads to where a review is written, and each voice has its shop', async ({ page }) => {
  await page.goto('/at-en/reviews/');
  const street = page.getByRole('list', { name: en.list.heading });
  await expect(street.getByRole('link')).toHaveCount(await page.getByRole('article').count());
  await page.getByRole('link', { name: en.cta.yours }).click();
  await expect(page.getByRole('region', { name: support.contact.heading })).toContainText(support.contact.topics.review.line);
});
