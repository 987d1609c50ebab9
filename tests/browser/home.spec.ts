import { isAtTop } from './bands.ts';
import { expect, test } from './test.ts';

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

test('F7 flags are drawn, each differently', async ({ page }) => {
  await page.goto('/');
  const flags = page.getByRole('main').locator('svg.flag');
  await expect(flags).toHaveCount(7);
  const drawn = await flags.evaluateAll((all) =>
    all.map((flag) => [...flag.querySelectorAll('path')].map((path) => `${getComputedStyle(path).fill} ${path.getAttribute('d')}`).join()),
  );
  expect(new Set(drawn).size).toBe(7);
  for (const flag of await flags.all()) expect((await flag.boundingBox())?.width).toBeGreaterThan(20);
  expect(await page.locator('body').innerText()).not.toMatch(/\p{Regional_Indicator}/u);
});

for (const width of [375, 1280])
  test(`a link leads to its band at ${width} px, though the bands before it have not been drawn`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/de-de/');
    await page
      .locator('a[href$="#pre-order"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(isAtTop, 'pre-order')).toBe(true);
    await page.goto('/de-de/about/');
    await page.goto('/de-de/#exhibitions');
    await expect.poll(() => page.evaluate(isAtTop, 'exhibitions')).toBe(true);
  });

test('the bands out of sight are drawn when the page is idle', async ({ page }) => {
  await page.goto('/de-de/');
  await expect(page.locator('.footer')).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('main > section').last()).toHaveCSS('content-visibility', 'visible');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every band is drawn at once', async ({ page }) => {
    await page.goto('/de-de/');
    await expect(page.locator('.footer')).toHaveCSS('content-visibility', 'visible');
  });
});
