import { remember, visitWithoutRules } from './staged.ts';
import { expect, test } from './test.ts';

/** On a host without redirects, the page for unknown addresses resolves the address itself. */
test.describe('a host without rules', () => {
  test.beforeEach(({ watch }) => watch.allow(/status of 404/));

  for (const [from, to] of Object.entries({
    '/DE-de/support': '/de-de/support/',
    '/ch/fr/reviews/': '/ch-fr/reviews/',
  })) {
    test(`A11 A13 ${from} still leads to ${to}, with its query and fragment`, async ({ page }) => {
      await visitWithoutRules(page, `${from}?from=letter#content`);
      await expect(page).toHaveURL(`${to}?from=letter#content`);
    });
  }

  test('P5 an unknown country is reported, also in the title', async ({ page }) => {
    await visitWithoutRules(page, '/xx-yy/support/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country not found');
    await expect(page).toHaveTitle(/^Country not found/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Choose a country' })).toHaveAttribute('href', '/');
  });

  test('P20 an unknown page is reported', async ({ page }) => {
    await visitWithoutRules(page, '/de-de/nirgends/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has moved or never existed.');
    await expect(page.getByRole('main')).toContainText('404 Page Not Found Did you forget to add the page to the router?');
    await expect(page).toHaveTitle(/^404 Page Not Found/);
  });
});

test('P20 A5 home is the country that was chosen before', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await remember(page, { country: 'pl', language: 'en' });
  await page.goto('/nowhere/such/page');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/pl-en/');
});
