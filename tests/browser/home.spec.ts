import { expect, test } from './test.ts';

const title = { level: 1 } as const;

test('P1 the chooser offers seven countries with flag, name and currency, each in its first language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Choose Your Country/);
  await expect(page.getByRole('heading', title)).toHaveText('Choose Your Country');
  const cards = page.getByRole('navigation', { name: 'Countries' }).locator('.ticket');
  const reported = await cards.evaluateAll((all) =>
    (all as HTMLElement[]).map((card) => [
      card.querySelector('a')?.getAttribute('href'),
      card.querySelector('svg.flag') !== null,
      /\b(EUR|CHF|CZK|PLN)\b/.exec(card.innerText)?.[0],
    ]),
  );
  expect(reported.sort()).toEqual([
    ['/at-de/', true, 'EUR'],
    ['/ch-de/', true, 'CHF'],
    ['/cz-en/', true, 'CZK'],
    ['/de-de/', true, 'EUR'],
    ['/es-es/', true, 'EUR'],
    ['/fr-fr/', true, 'EUR'],
    ['/pl-pl/', true, 'PLN'],
  ]);
  await cards.filter({ hasText: 'Poland' }).click();
  await expect(page).toHaveURL('/pl-pl/');
});

test('P2 the chooser names three reasons for trust', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Enterprise ready', 'Global scale', '24/7 support']);
});

test('P3 the home page has offer, countdown, features, steps, about, contact, products, form and trade fairs', async ({ page }) => {
  await page.goto('/at-en/');
  const main = page.getByRole('main');
  for (const heading of [
    'Sell at the counter. See the day from anywhere.',
    'What it takes off your hands',
    'Open the box, open the shop',
    'Made for people who stand behind the counter',
    'Questions? Ask a person.',
    'At the counter, in the hand, at the table',
    'Reserve your package',
    'Try it at a trade fair',
  ]) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  }
  await main.getByRole('timer').scrollIntoViewIfNeeded();
  await expect(main.getByRole('timer')).toHaveText(/\d+\s+days?\s+\d\d\s+hours?\s+\d\d\s+minutes?\s+\d\d\s+seconds?/);
  for (const field of ['Name', 'Email', 'Phone', 'Company (optional)', 'What do you sell? (optional)']) {
    await expect(main.getByRole('textbox', { name: field, exact: true })).toBeVisible();
  }
  await expect(main.getByText('Coming up', { exact: true })).toBeVisible();
  await expect(main.getByText('Past', { exact: true })).toBeVisible();
});

test('P3 the product slider shows till, mobile view and terminal, and its buttons move it around', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/at-en/');
  const list = page.getByRole('list', { name: 'At the counter, in the hand, at the table' });
  await expect(list.getByRole('heading')).toHaveText(['iPad till', 'Mobile view', 'Payment terminal']);
  const position = () => list.evaluate(({ scrollLeft }) => scrollLeft);
  await page.getByRole('button', { name: 'Next device' }).click();
  await expect.poll(position).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Previous device' }).click();
  await expect.poll(position).toBe(0);
  await page.getByRole('button', { name: 'Previous device' }).click();
  await expect
    .poll(() => list.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft))
    .toBeLessThan(2);
  await page.getByRole('button', { name: 'Next device' }).click();
  await expect.poll(position).toBe(0);
});

test('P4 outside Spain the home page opens with flag, product, country, an introduction and two links', async ({ page }) => {
  await page.goto('/ch-en/');
  await expect(page.getByRole('heading', title)).toHaveText('Kassaro Switzerland');
  const hero = page.getByRole('main').locator('> *').first();
  await expect(hero.locator('svg.flag')).toBeVisible();
  await expect(hero.getByText(/^The cloud cash register/)).toBeVisible();
  await expect(hero.getByRole('link', { name: /^Start free trial/ })).toHaveAttribute('target', '_blank');
  await hero.getByRole('link', { name: 'Learn more' }).click();
  await expect(page.getByRole('heading', { name: 'What it takes off your hands' })).toBeInViewport();
});

test('P4 the introduction is in German, Spanish or the language of the page', async ({ page }) => {
  for (const [address, words] of Object.entries({ '/de-de/': /Cloud-Kasse/, '/pl-pl/': /kas/i, '/fr-fr/': /caisse/ })) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('.lead').first()).toHaveText(words);
  }
});
