import { launchedWith } from './launch.ts';
import { lostTexts } from './lost-texts.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { addressOf, isNotFound, pageTypes } from './pages.ts';
import { expect } from './test.ts';

// The visitor's own setting, as in the browser's preferences: twice the usual 16 px.
const test = launchedWith((options) => ({ ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] }));

const addresses = pageTypes.flatMap((type) => (['de-de', 'pl-pl'] as const).map((locale) => ({ type, address: addressOf(type, locale) })));

for (const { type, address } of [{ type: 'home' as const, address: '/' }, ...addresses]) {
  test(`text at 200 % loses nothing on ${address} (WCAG 1.4.4)`, async ({ page, watch }) => {
    if (isNotFound(type)) watch.allow(/status of 404/);
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectNoSidewaysScrolling(page);
      expect(await page.evaluate(lostTexts), `at ${width} px`).toEqual([]);
    }
  });
}
