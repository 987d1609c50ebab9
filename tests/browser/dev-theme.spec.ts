import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'playwright/test';
import { type DevSession, startDevIn } from '../support/dev-session.ts';
import { linkReadingRoom } from '../theme/copy-reading-room.ts';

/* The development server shows a saved theme in the open page, which keeps what it has. */

let site: string;
let dev: DevSession;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = mkdtempSync(`${tmpdir()}/wortlaut-dev-theme-`);
  linkReadingRoom(site);
  dev = await startDevIn(site, { env: { WORTLAUT_PRECOMPILED: 'off' } });
});
test.afterAll(async () => {
  await dev.end();
  rmSync(site, { recursive: true });
});

const island = '[data-island="book-finder"]';

test('a saved island, style sheet and template are shown without a reload, with the state of the island, as the policy allows', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(`${dev.origin}/en/`);
  await page.locator(`${island} input`).fill('a');
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  const expectState = async () => {
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
    await expect(page.locator(`${island} input`)).toHaveValue('a');
  };
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
    'content',
    /script-src 'self'; style-src 'self'/,
  );
  await dev.save('../runtime/islands/book-finder.tsx', 'className="books"', 'className="books many"');
  await expect(page.locator(`${island} ul.many`)).toBeVisible();
  await expectState();
  await dev.save('../runtime/styles/index.css', 'body {', 'body { outline: 3px solid red;');
  await expect(page.locator('body')).toHaveCSS('outline-width', '3px');
  await expectState();
  await dev.save('../runtime/layout.tsx', '<main', '<main data-saved="yes"');
  await expect(page.locator('main[data-saved]')).toBeVisible();
  await expectState();
  expect(refused).toEqual([]);
});

test('a mistake in a style sheet is shown with a link that opens it in an editor', async ({ page }) => {
  await page.goto(`${dev.origin}/en/`);
  await dev.save('../runtime/styles/index.css', 'body {', 'body { {');
  const place = page.locator('wortlaut-dev .place', { hasText: 'runtime/styles/index.css' }).first();
  await expect(place).toBeVisible();
  await page.route('**/__open-in-editor?*', (route) => route.fulfill({ status: 200 }));
  const opened = page.waitForRequest(/__open-in-editor/);
  await place.click();
  expect(new URL((await opened).url()).searchParams.get('file')).toContain(`${site}/runtime/styles/index.css:`);
  await dev.save('../runtime/styles/index.css', 'body { {', 'body {');
  await expect(place).toBeHidden();
});
