import { expect, test } from 'playwright/test';
import { type DevSession, startDev } from '../support/dev-session.ts';

/* The development server shows saved changes in the open page, and errors over it. */

const copy = 'pages/support/de.ts';
let dev: DevSession;

// All tests share one server: it reads and checks the whole site.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  dev = await startDev();
});
test.afterAll(() => dev.end());

test('a saved text of a page or island replaces the old one; scroll position, open answers and typed text stay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${dev.origin}/de-de/support/`);
  const query = page.locator('[data-island="faq-search"] input');
  await query.fill('a');
  // The script of the island announces what it has found.
  await expect(page.locator('[data-island="faq-search"] [role="status"]')).not.toBeEmpty();
  // The first one is open.
  const answer = page.locator('main details').nth(1);
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  await page.evaluate(async () => {
    (window as { sameVisit?: true }).sameVisit = true;
    // A font that arrives later would move the texts above.
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    scrollTo({ top: 300, behavior: 'instant' });
  });
  // As long as before: a line more would move what is in sight, and the browser would scroll with it (CSS Scroll Anchoring).
  const spoken = page.locator('h1 .visually-hidden');
  const heading = (await spoken.textContent()) ?? '';
  const saved = heading.replace('a', 'o');
  await dev.save(copy, `'${heading}'`, `'${saved}'`);
  await expect(spoken).toHaveText(saved);
  await expect(answer).toHaveAttribute('open');
  await expect(query).toHaveValue('a');
  expect(await page.evaluate(() => [(window as { sameVisit?: true }).sameVisit, scrollY])).toEqual([true, 300]);
  await expect(page.locator('[data-island="faq-search"]')).not.toHaveAttribute('data-failed');
  const label = page.locator('[data-island="faq-search"] label').first();
  const words = (await label.textContent()) ?? '';
  await dev.save(copy, `'${words}'`, `'${words}!'`);
  await expect(label).toHaveText(`${words}!`);
  await expect(query).toHaveValue('a');
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

test('beside their source, texts of a contract are filtered by what is open, and print without the filter and on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${dev.origin}/@dev/beside?document=common&language=fr`);
  const rows = page.locator('tbody tr');
  const all = await rows.count();
  await page.getByRole('link', { name: 'Show open texts alone' }).click();
  await expect(page.getByRole('link', { name: 'Show all texts' })).toBeVisible();
  const open = await rows.count();
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(all);
  for (const state of await rows.locator('td:last-child').allTextContents()) expect(state).toMatch(/^(draft|stale)/);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('nav')).toBeHidden();
  await expect(rows.first()).toBeVisible();
  const { ground, overflow } = await page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));
  expect([ground, overflow <= 0]).toEqual(['rgb(255, 255, 255)', true]);
});

test('islands are served with React Fast Refresh, also by the precompiled tool', async ({ request }) => {
  const island = await request.get(`${dev.origin}/@dev/islands/faq-search.tsx`);
  expect(await island.text()).toContain('import.meta.hot.accept');
});
