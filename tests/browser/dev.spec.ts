import { expect, test } from 'playwright/test';
import { type DevSession, startDev } from '../support/dev-session.ts';

/* The development server shows saved changes in the open page, and errors over it. */

const copy = 'pages/support/de.ts';
let dev: DevSession;

test.beforeAll(async () => {
  dev = await startDev();
});
test.afterAll(() => dev.end());

test('a saved text replaces the old one; scroll position, open answers and typed text stay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${dev.origin}/de-de/support/`);
  const query = page.locator('[data-island="faq-search"] input');
  await query.fill('a');
  // The script of the island announces what it has found.
  await expect(page.locator('[data-island="faq-search"] [role="status"]')).not.toBeEmpty();
  const answer = page.locator('main details').first();
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  await page.evaluate(async () => {
    (window as { sameVisit?: true }).sameVisit = true;
    // A font that arrives later would move the texts above.
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    scrollTo({ top: 300, behavior: 'instant' });
  });
  await dev.save(copy, "heading: '", "heading: 'Ganz neu: ");
  await expect(page.locator('h1')).toHaveText(/^Ganz neu: /);
  await expect(answer).toHaveAttribute('open');
  await expect(query).toHaveValue('a');
  expect(await page.evaluate(() => [(window as { sameVisit?: true }).sameVisit, scrollY])).toEqual([true, 300]);
});

test('a saved text of a hydrated island is shown, too, and the typed text in it stays', async ({ page }) => {
  await page.goto(`${dev.origin}/de-de/support/`);
  const query = page.locator('[data-island="faq-search"] input');
  await query.fill('zu');
  await expect(page.locator('[data-island="faq-search"]')).not.toHaveAttribute('data-failed');
  const label = page.locator('[data-island="faq-search"] label').first();
  const words = (await label.textContent()) ?? '';
  await dev.save(copy, `'${words}'`, `'${words}!'`);
  await expect(label).toHaveText(`${words}!`);
  await expect(query).toHaveValue('zu');
});

test('an error shows over the page and disappears when it is corrected', async ({ page }) => {
  await page.goto(`${dev.origin}/de-de/support/`);
  const panel = page.locator('wortlaut-dev section');
  await expect(panel).toBeHidden();
  await dev.save(copy, 'export default', 'export defaul');
  await expect(panel).toBeVisible();
  await expect(panel).toContainText('WL1001');
  await expect(page.locator('h1')).toBeVisible();
  await dev.save(copy, 'export defaul', 'export default');
  await expect(panel).toBeHidden();
});

test('islands are served with React Fast Refresh, also by the precompiled tool', async ({ request }) => {
  const island = await request.get(`${dev.origin}/@dev/islands/faq-search.tsx`);
  expect(await island.text()).toContain('import.meta.hot.accept');
});
