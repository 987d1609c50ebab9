import { remember } from './staged.ts';
import { expect, test } from './test.ts';

const title = { level: 1 } as const;

test('P5 an unknown country is reported, with a link to all countries', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const answer = await page.goto('/xx-en/support/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', title)).toHaveText('Country not found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('P20 any other address shows in its language that the page is missing, with a link to the home page', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const [address, heading, home] of [
    ['/at-en/no/such/page', 'This page has moved or never existed.', '/at-en/'],
    ['/de-de/nirgends/', /umgezogen/, '/de-de/'],
    ['/nowhere/such/page', 'This page has moved or never existed.', undefined],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', title)).toHaveText(heading);
    if (address.includes('such'))
      await expect(page.getByRole('main')).toContainText('404 Page Not Found Did you forget to add the page to the router?');
    if (home) await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', home);
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('heading', title)).not.toHaveText(heading);
  }
});

test('A12 /es is a page of its own', async ({ page }) => {
  const answer = await page.goto('/es/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL('/es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(page.getByRole('main').locator('svg.flag')).toHaveCount(0);
});

test('A13 addresses with country and language apart lead to the page and preserve the query', async ({ page }) => {
  for (const [from, to] of Object.entries({
    '/de/de/about': '/de-de/about/',
    '/es/en/how-kassaro-helps?topic=1': '/es-en/how-kassaro-helps/?topic=1',
    '/ch/fr/support/#contact': '/ch-fr/support/#contact',
    '/at/it/benefits': '/at-de/benefits/',
  })) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', title)).toBeVisible();
  }
});

test('P20 A5 home is the country that was chosen before', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await remember(page, { country: 'pl', language: 'en' });
  await page.goto('/nowhere/such/page');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/pl-en/');
});

test('P5 an unknown country has the page of no other one', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const [address, tag] of [
    ['/gb-en/about/', 'en'],
    ['/xx-de/', 'de-DE'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
});
