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
