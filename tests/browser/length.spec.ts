import { remember } from './staged.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 1280, height: 900, most: 6 },
  { width: 390, height: 844, most: 8.5 },
] as const;

/** Home pages with many words; at night of every country. */
const addresses = ['/es-de/', '/pl-pl/', ...(process.env.NIGHT ? ['/es-es/', '/es-fr/', '/de-de/', '/fr-fr/', '/ch-de/', '/cz-en/'] : [])];

for (const address of addresses)
  test(`${address} has at most 6 wide and 8.5 narrow windows, before form, fairs and shutter`, async ({ page }) => {
    await remember(page, { emailPopupLastShown: String(Date.now()) });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const { width, height, most } of windows) {
      await page.setViewportSize({ width, height });
      const length = await page.evaluate(() => {
        const heightOf = (part: string) => document.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
        const main = document.querySelector('main');
        const end = (main?.getBoundingClientRect().bottom ?? 0) + scrollY;
        return ['#pre-order', '#exhibitions', '.closing', '.offer-bar'].reduce((rest, part) => rest - heightOf(part), end);
      });
      expect(length / height, `${width} x ${height}`).toBeLessThanOrEqual(most);
    }
  });
