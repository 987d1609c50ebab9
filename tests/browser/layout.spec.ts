import { addressOf, pageTypes } from './pages.ts';
import { expect, test } from './test.ts';

test('F1 every page has a header and a footer', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const address of ['/', ...pageTypes.map((type) => addressOf(type, 'cz-en'))]) {
    await page.goto(address);
    await expect(page.getByRole('banner'), address).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), address).toHaveCount(1);
  }
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
