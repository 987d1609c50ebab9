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

test('P20 A5 home is the country that was chosen before', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await remember(page, { country: 'pl', language: 'en' });
  await page.goto('/nowhere/such/page');
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/pl-en/');
});
