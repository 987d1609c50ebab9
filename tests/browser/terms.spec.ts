import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const german = '/at-at/allgemeine-geschaeftsbedingungen/';

test('T9 the number of a clause leads to it, copies the link and confirms it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(german);
  await wake(page, 'clause-link');
  const number = page.getByRole('link', { name: 'Punkt 6.3, Link zu diesem Punkt' });
  await number.click();
  await expect(page).toHaveURL(`${german}#use.secrecy`);
  await expect(island(page, 'toaster').getByText('Link zu Punkt 6.3 kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${german}#use.secrecy`);
});

test('T9 a clause has the same address in every language, below the header', async ({ page }) => {
  const others = ['/at-en/terms/', '/pl-pl/warunki-ogolne/'];
  for (const address of [german, '/ch-fr/agb/', ...(process.env.NIGHT ? others : [])]) {
    await page.goto(`${address}#termination.cause`);
    const clause = page.locator('[id="termination.cause"]');
    await expect(clause).toBeInViewport();
    const [top, header] = await Promise.all([
      clause.evaluate((element) => element.getBoundingClientRect().top),
      page.locator('.header').evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(top, address).toBeGreaterThanOrEqual(header);
  }
});

test('T9 references and contents lead to their clauses, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(german);
  await page.locator('.terms-contents summary').click();
  await page.locator('.terms-contents').getByRole('link', { name: 'Kündigung' }).click();
  await expect(page.getByRole('heading', { name: '11 Kündigung' })).toBeInViewport();
  await page.locator('[id="termination.cause"]').getByRole('link', { name: '6.7' }).click();
  await expect(page.locator('[id="use.devices"]')).toBeInViewport();
});

test('T3 printed, a contract is a clean document: title, edition and every clause, without controls', async ({ page, watch }) => {
  watch.allow(/layout shift/);
  await page.goto(german);
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.header', '.terms-contents', '.terms-elsewhere', '.terms-hint', '.promo-banner'])
    await expect(page.locator(gone).first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.document-edition')).toBeVisible();
  expect(await page.locator('.terms-clause').evaluateAll((all) => all.filter((clause) => !clause.checkVisibility()).length)).toBe(0);
});

/** A contract and an appendix; at night in another language, too. */
const printed = [german, '/at-de/leistungsbeschreibung-und-preisliste/', ...(process.env.NIGHT ? ['/pl-pl/warunki-ogolne/'] : [])];

for (const address of printed)
  test(`T3 the PDF of ${address} has every word of the document`, async ({ page, watch }) => {
    watch.allow(/layout shift/);
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    const shown = await page
      .locator('h1, .document-edition, .terms-clause, .terms-section h2, .appendix :is(p, h2, th, td)')
      .allInnerTexts();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))), { mergePages: true });
    // Lines break anywhere, and words at hyphens.
    const joined = (words: string) => words.replace(/[\s\u00ad\u2060‐-]+/g, '').toLowerCase();
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((words) => !joined(text).includes(joined(words)))).toEqual([]);
  });
