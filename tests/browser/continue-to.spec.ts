import { remember } from './staged.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

test('A5 after a choice the chooser offers it first, and does not redirect', async ({ page }) => {
  await page.goto('/ch-de/about/');
  await wake(page, 'place');
  await island(page, 'place').locator('button').click();
  await island(page, 'place').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/ch-fr/about/');

  await page.goto('/');
  const way = island(page, 'continue-to').getByRole('link');
  await expect(way).toHaveText('Continue to Switzerland in Français');
  await expect(way.locator('[lang="fr"]')).toHaveText('Français');
  await expect(page).toHaveURL('/');
  await way.click();
  await expect(page).toHaveURL('/ch-fr/');
});

test('A9 a card of the chooser is a choice and is saved, as is a language on it', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('navigation', { name: 'Countries' });
  await cards.getByRole('link', { name: 'Poland' }).click();
  await expect(page).toHaveURL('/pl-pl/');
  await page.goto('/');
  await expect(island(page, 'continue-to').getByRole('link')).toHaveText('Continue to Poland in Polski');

  await cards.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL('/ch-fr/');
  await page.goto('/');
  await expect(island(page, 'continue-to').getByRole('link')).toHaveText('Continue to Switzerland in Français');
});

test('P1 A9 the whole card leads to the country, and opening it in another tab is not a choice', async ({ page, context }) => {
  await page.goto('/');
  const card = page.locator('.ticket').filter({ hasText: 'Poland' });
  const [tab] = await Promise.all([context.waitForEvent('page'), card.click({ modifiers: ['ControlOrMeta'], position: { x: 12, y: 90 } })]);
  await expect(tab).toHaveURL('/pl-pl/');
  expect(await page.evaluate(() => localStorage.getItem('country'))).toBeNull();
});

test.describe('a browser whose language names a country', () => {
  test.use({ locale: 'fr-CH' });

  test('P1 is offered that country first without a layout shift, and the offer is a choice', async ({ page }) => {
    await page.goto('/');
    const before = await page.locator('.rail').boundingBox();
    const way = island(page, 'continue-to').getByRole('link');
    await expect(way).toHaveText('Continue to Switzerland in Français');
    expect(await page.locator('.rail').boundingBox()).toEqual(before);
    await way.click();
    await expect(page).toHaveURL('/ch-fr/');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
  });

  test('A5 a saved choice counts more', async ({ page }) => {
    await remember(page, { country: 'pl', language: 'pl' });
    await page.goto('/');
    await expect(island(page, 'continue-to').getByRole('link')).toHaveAttribute('href', '/pl-pl/');
  });
});

test('A5 the chooser makes no offer without a known country; the first language replaces one that the country does not offer', async ({
  page,
}) => {
  const offer = island(page, 'continue-to').getByRole('link');
  await page.goto('/robots.txt');
  for (const choice of [{}, { country: 'xx', language: 'de' }, { language: 'de' }]) {
    await page.evaluate((saved) => {
      localStorage.clear();
      Object.assign(localStorage, saved);
    }, choice);
    await page.goto('/');
    await wake(page, 'continue-to');
    await expect(offer, JSON.stringify(choice)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  }
  await page.evaluate(() => Object.assign(localStorage, { country: 'at', language: 'pl' }));
  await page.goto('/');
  await expect(offer).toHaveAttribute('href', '/at-de/');
});

test('A5 a typed address stays in spite of a saved choice', async ({ page }) => {
  await remember(page, { country: 'pl', language: 'pl' });
  await page.goto('/de-en/support/');
  await wake(page, 'place');
  await expect(page).toHaveURL('/de-en/support/');
});
