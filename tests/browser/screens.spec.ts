import { expect, test } from './test.ts';

const title = { level: 1 } as const;

test('P1 the chooser offers seven countries with flag, name and currency, each in its first language', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Choose Your Country/);
  await expect(page.getByRole('heading', title)).toHaveText('Choose Your Country');
  const cards = page.getByRole('navigation', { name: 'Countries' }).getByRole('link');
  const told = await cards.evaluateAll((links) =>
    (links as HTMLElement[]).map((link) => [link.getAttribute('href'), link.querySelector('svg.flag') !== null, /\b(EUR|CHF|CZK|PLN)\b/.exec(link.innerText)?.[0]]),
  );
  expect(told.sort()).toEqual([
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

test('P3 the product slider shows till, mobile view and terminal, and its buttons move it', async ({ page }) => {
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
});

test('P4 outside Spain the home page opens with flag, product and country, what it is and two ways on', async ({ page }) => {
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

test('P5 an unknown country is told, with a way to all countries', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  const answer = await page.goto('/xx-en/support/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', title)).toHaveText('Country not found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});

test('P12 about has mission, figures, team and four values; the German edition also tells the story', async ({ page }) => {
  await page.goto('/at-en/about/');
  for (const heading of ['Our mission', 'Kassaro in figures', 'The team', 'What we hold ourselves to']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.locator('#team li')).toHaveText([/Marlene.*Product/s, /Tomáš.*Engineering/s, /Inés.*Support/s, /Jakub.*tax/s]);
  await expect(page.locator('#values li')).toHaveCount(4);
  await expect(page.locator('dl.figures dt')).toHaveCount(4);
  const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
  const answer = await page.goto('/about');
  await expect(page).toHaveURL('/about/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sections + 1);
  await expect(page.locator('dl.figures dt')).toHaveCount(4);
});

test('P13 reviews show four figures and five reviews with rating, comment, date, product and company', async ({ page }) => {
  await page.goto('/at-en/reviews/');
  await expect(page.locator('dl.figures dt')).toHaveText(['happy customers', 'average rating', 'satisfaction', 'reviews on this page']);
  await expect(page.locator('dl.figures dd').nth(1)).toHaveText(/^4[.,]8$/);
  await expect(page.locator('dl.figures dd').nth(3)).toHaveText('5');
  const reviews = page.getByRole('article');
  await expect(reviews).toHaveCount(5);
  await expect(reviews.first().getByRole('img')).toHaveAccessibleName('5 out of 5 stars');
  await expect(reviews.first()).toContainText('Friseursalon in Linz');
  await expect(reviews.first()).toContainText('iPad');
  await expect(reviews.locator('time')).toHaveText(['14.9.2026', '30.8.2026', '22.7.2026', '5.6.2026', '18.5.2026']);
  await expect(reviews.last()).toContainText('Rated without a comment.');
  expect(await reviews.locator('blockquote').evaluateAll((quotes) => quotes.map((quote) => quote.getAttribute('lang')))).toEqual(['de', 'es', 'pl', 'fr']);
});

test('P14 exhibitions have date, place, description, booth, visitors and achievements, and a way to a visit', async ({ page }) => {
  await page.goto('/at-en/exhibitions/');
  const fairs = page.getByRole('article');
  await expect(fairs).toHaveCount(4);
  for (const text of [/9 – 11 February 2027|9–11 February 2027/, /Vienna, Austria/, /Booth\s*B 214/, /12[.,\s ]000 visitors/, /kitchen printers/, /tasting counter/]) {
    await expect(fairs.first()).toHaveText(text);
  }
  await page.getByRole('link', { name: 'Arrange a visit' }).click();
  await expect(page).toHaveURL('/at-en/support/?topic=visit#contact');
});

test('P15 benefits are eight, and a call to action', async ({ page }) => {
  await page.goto('/at-en/benefits/');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(8);
  await expect(page.getByRole('main').getByRole('link', { name: /^Start free trial/ })).toHaveAttribute('href', /sign-up/);
  await page.goto('/benefits');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('P16 solutions are three with six features each, four reasons, and two ways on', async ({ page }) => {
  await page.goto('/de-de/how-kassaro-helps/');
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const solution of await page.getByRole('article').all()) await expect(solution.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('article').nth(1).getByRole('heading')).toBeVisible();
  await expect(page.locator('.points > li')).toHaveCount(4);
  const closing = page.getByRole('main').locator('section').last();
  await expect(closing.getByRole('link').last()).toHaveAttribute('href', '/de-de/');
  await closing.getByRole('link').first().click();
  await expect(page).toHaveURL('/de-de/support/?topic=consultation#contact');
});

test('P17 support has contact, four ways, questions, quick links and two ways on', async ({ page }) => {
  await page.goto('/at-en/support/');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: 'hello@kassaro.example' })).toHaveAttribute('href', 'mailto:hello@kassaro.example');
  await expect(contact.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', 'tel:+493023125014');
  await expect(contact).toContainText(/Mon\s?[–-]\s?Fri,?\s0?9:00\s?[–-]\s?13:00/);
  await expect(page.locator('.method')).toHaveCount(4);
  for (const method of await page.locator('.method').all()) await expect(method.locator('p')).toHaveText([/\S/, /\S/, /\S/]);
  await expect(page.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
  await expect(page.locator('.quick-links a')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Still need help?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/at-en/support/?topic=support#contact');
  await page.getByRole('link', { name: 'Schedule a Call' }).click();
  await expect(contact).toBeInViewport();
});

test('P20 any other address says that there is no page, in its language, with a way home', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const [address, heading, home] of [
    ['/at-en/no/such/page', '404 Page Not Found', '/at-en/'],
    ['/de-de/nirgends/', /404/, '/de-de/'],
    ['/nowhere/such/page', '404 Page Not Found', undefined],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', title)).toHaveText(heading);
    if (address.includes('such')) await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
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

test('A13 addresses with country and language apart lead to the page, the query kept', async ({ page }) => {
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
