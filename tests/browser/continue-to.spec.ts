import { remember } from './staged.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

test('A5 after a choice the chooser offers it first, and moves nobody', async ({ page }) => {
  await page.goto('/ch-de/about/');
  await wake(page, 'language-picker');
  await island(page, 'language-picker').locator('button').click();
  await island(page, 'language-picker').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/ch-fr/about/');

  await page.goto('/');
  const way = island(page, 'continue-to').getByRole('link');
  await expect(way).toHaveText('Continue to Switzerland, Français');
  await expect(way.locator('[lang="fr"]')).toHaveText('Français');
  await expect(page).toHaveURL('/');
  await way.click();
  await expect(page).toHaveURL('/ch-fr/');
});

test('A5 a saved language that the saved country does not offer gives way to the first', async ({ page }) => {
  await remember(page, { country: 'at', language: 'pl' });
  await page.goto('/');
  await expect(island(page, 'continue-to').getByRole('link')).toHaveAttribute('href', '/at-de/');
});

for (const [name, choice] of Object.entries({
  nothing: {},
  'an unknown country': { country: 'xx', language: 'de' },
  'a language alone': { language: 'de' },
})) {
  test(`A5 ${name} saved offers nothing`, async ({ page }) => {
    await remember(page, choice);
    await page.goto('/');
    await wake(page, 'continue-to');
    await expect(island(page, 'continue-to').getByRole('link')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
}

test('A5 an address that somebody typed stays, whatever was saved', async ({ page }) => {
  await remember(page, { country: 'pl', language: 'pl' });
  await page.goto('/de-en/support/');
  await wake(page, 'country-picker');
  await expect(page).toHaveURL('/de-en/support/');
});
