import { expect, test } from './test.ts';

test('P12 about has mission, figures, team and four values; the German edition also has the story', async ({ page }) => {
  await page.goto('/at-en/about/');
  for (const heading of ['Our mission', 'Kassaro in numbers', 'The team', 'What we hold ourselves to']) {
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
  await expect(reviews.locator('time')).toHaveText(['14/09/2026', '30/08/2026', '22/07/2026', '05/06/2026', '18/05/2026']);
  await expect(reviews.last()).toContainText('Rated without a comment.');
  expect(await reviews.locator('blockquote').evaluateAll((quotes) => quotes.map((quote) => quote.getAttribute('lang')))).toEqual([
    'de',
    'es',
    'pl',
    'fr',
  ]);
});

test('P14 exhibitions have date, place, description, booth, visitors and achievements, and a way to a visit', async ({ page }) => {
  await page.goto('/at-en/exhibitions/');
  const fairs = page.getByRole('article');
  await expect(fairs).toHaveCount(4);
  for (const text of [
    /9\s?–\s?11 February 2027/,
    /Vienna, Austria/,
    /Stand\s*B 214/,
    /12[.,\s ]000 visitors/,
    /kitchen printers/,
    /tasting counter/,
  ]) {
    await expect(fairs.first()).toHaveText(text);
  }
  await page.getByRole('link', { name: 'Arrange a visit' }).click();
  await expect(page).toHaveURL('/at-en/support/?topic=visit#contact');
});

test('P15 benefits show eight benefits and a call to action', async ({ page }) => {
  await page.goto('/at-en/benefits/');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(8);
  await expect(page.getByRole('main').getByRole('link', { name: /^Start free trial/ })).toHaveAttribute('href', /sign-up/);
  await page.goto('/benefits');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('P16 solutions show three solutions with six features each, four reasons, and two links at the end', async ({ page }) => {
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

test('P17 support has contact, four ways, questions, quick links and two links at the end', async ({ page }) => {
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
