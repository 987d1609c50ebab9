import fr from '../../content/pages/support/fr.ts';
import { restage } from './staged.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

test('V3 a search without a match is announced', async ({ page }) => {
  await page.goto('/ch-fr/support/');
  await wake(page, 'faq-search');
  const faq = island(page, 'faq-search');
  await faq.getByRole('searchbox').fill('qqq');
  await expect(faq.getByRole('status')).toHaveText(fr.faq.none);
  await expect(faq.locator('details:visible')).toHaveCount(0);
  await faq.getByRole('searchbox').clear();
  await expect(faq.locator('details:visible')).toHaveCount(9);
  await expect(faq.getByRole('status')).toBeEmpty();
});

test('S7 V3 the search filters with every key, in question or answer, in any case', async ({ page }) => {
  await page.goto('/at-en/support/');
  await wake(page, 'faq-search');
  const faq = island(page, 'faq-search');
  await expect(faq.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search for answers…');
  const shown = faq.locator('details:visible');
  await faq.getByRole('searchbox').pressSequentially('CREDIT');
  await expect(shown).toHaveText([/credit card/]);
  await expect(faq.getByRole('status')).toHaveText('1 question');
  await faq.getByRole('searchbox').fill('finanzonline');
  await expect(shown).toHaveText([/cash register under RKSV/]);
  await faq.getByRole('searchbox').fill('ipad');
  await expect(faq.getByRole('status')).toHaveText(/^\d+ questions?$/);
});

test('S7 a question that is open stays open while the search hides and shows it', async ({ page }) => {
  await page.goto('/de-en/support/');
  await wake(page, 'faq-search');
  const faq = island(page, 'faq-search');
  await faq.locator('summary').nth(1).click();
  await faq.getByRole('searchbox').fill('verifactu');
  await expect(faq.locator('details').nth(1)).toBeHidden();
  await faq.getByRole('searchbox').clear();
  await expect(faq.locator('details').nth(1)).toHaveAttribute('open');
});

test('X2 a message that is missing at run time shows its key, and the search goes on', async ({ page }) => {
  await restage(page, 'faq-search', { found: undefined as never });
  await page.goto('/de-de/support/');
  await wake(page, 'faq-search');
  const faq = island(page, 'faq-search');
  await faq.getByRole('searchbox').fill('elster');
  await expect(faq.getByRole('status')).toHaveText('found');
  await expect(faq.locator('details:visible')).toHaveCount(1);
});
