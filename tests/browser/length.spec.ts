import { remember } from './staged.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 1280, height: 900, most: 6 },
  { width: 390, height: 844, most: 8.5 },
] as const;

for (const { width, height, most } of windows)
  test(`a home page has at most ${most} windows of ${width} × ${height}, before form, fairs and shutter`, async ({ page }) => {
    await remember(page, { emailPopupLastShown: String(Date.now()) });
    await page.setViewportSize({ width, height });
    for (const address of ['/es-es/', '/es-fr/', '/es-de/', '/de-de/', '/pl-pl/', '/fr-fr/', '/ch-de/', '/cz-en/']) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const length = await page.evaluate(() => {
        const heightOf = (part: string) => document.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
        const main = document.querySelector('main');
        const end = (main?.getBoundingClientRect().bottom ?? 0) + scrollY;
        return ['#pre-order', '#exhibitions', '.closing', '.offer-bar'].reduce((rest, part) => rest - heightOf(part), end);
      });
      expect.soft(length / height, address).toBeLessThanOrEqual(most);
    }
  });
