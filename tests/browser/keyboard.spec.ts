import { stopAtFocus, tabTo, walk } from './focus.ts';
import { expect, test } from './test.ts';
import { island, wake, wakeAll } from './wake.ts';

// Scrolls at once, so that the view at a stop is final.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the skip link comes first, is visible, and leads past the layout', async ({ page }) => {
  await page.goto('/de-de/support/');
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('P1 A9 by keyboard alone: from the chooser to a home page, and on to another country', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'main a[href="/de-de/"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de-de/');
  // The address changes before the styles of the new page are loaded.
  await page.waitForLoadState();
  await tabTo(page, '.place-toggle');
  await page.keyboard.press('Enter');
  await expect(island(page, 'place').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('schw');
  await expect(island(page, 'place').locator('.place-countries li:visible')).toHaveCount(1);
  await tabTo(page, '.place-countries .place-link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ch-de/');
});

test('F3 by keyboard alone: the menu of small screens opens and closes, and the focus returns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de-de/');
  await tabTo(page, '.mobile-menu-toggle');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(island(page, 'mobile-menu').getByRole('link').first()).toBeFocused();
  await wake(page, 'mobile-menu');
  await page.keyboard.press('Escape');
  await expect(island(page, 'mobile-menu').locator('summary')).toBeFocused();
  await expect(island(page, 'mobile-menu').getByRole('navigation')).toBeHidden();
});

test('F3 an open menu never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de-de/');
  await wake(page, 'mobile-menu');
  await tabTo(page, '.mobile-menu-toggle');
  await page.keyboard.press('Enter');
  await tabTo(page, 'main a');
  expect((await page.evaluate(stopAtFocus))?.fault).toBe('');
});

test('the bar of an offer never covers the focused element, in two lines as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/es-en/ipad-offer/');
  await tabTo(page, 'main a[href^="tel:"]:not(.button)');
  expect((await page.evaluate(stopAtFocus))?.fault).toBe('');
});

test('F4 by keyboard alone: the groups of the main menu', async ({ page }) => {
  await page.goto('/pl-en/');
  await tabTo(page, '.main-menu-toggle');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.locator('[popover]:popover-open a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.main-menu-toggle')).toBeFocused();
});

/** A long page in each window; at night more pages, at both widths. */
const byDay: readonly (readonly [string, number])[] = [
  ['/de-de/', 1280],
  ['/es-de/', 390],
];
const walked = ['/', '/de-de/', '/es-de/', '/es-es/support/', '/pl-pl/exhibitions/'];
const walks = process.env.NIGHT ? walked.flatMap((address) => [1280, 390].map((width) => [address, width] as const)) : byDay;

for (const [address, width] of walks) {
  test(`the focus is always visible on ${address} at ${width} px, forwards and backwards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(address);
    await wakeAll(page);
    const forwards = await walk(page, 'Tab');
    await page.locator('body').click({ position: { x: 1, y: 1 } });
    const backwards = await walk(page, 'Shift+Tab');
    expect(forwards.length).toBeGreaterThan(10);
    expect([...backwards].sort()).toEqual([...forwards].sort());
  });
}
