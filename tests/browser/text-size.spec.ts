import { expectNoSidewaysScrolling } from './overflow.ts';
import { addressOf, isNotFound, pageTypes } from './pages.ts';
import { expect, test } from './test.ts';
import { lostTexts } from './lost-texts.ts';

const addresses = pageTypes.flatMap((type) => (['de-de', 'pl-pl'] as const).map((locale) => ({ type, address: addressOf(type, locale) })));

for (const { type, address } of [{ type: 'home' as const, address: '/' }, ...addresses]) {
  test(`text at 200 % loses nothing on ${address} (WCAG 1.4.4)`, async ({ page, watch }) => {
    if (isNotFound(type)) watch.allow(/status of 404/);
    // The visitor's own setting, made before the page is there: the policy forbids style elements and attributes, not this.
    await page.addInitScript(() => {
      const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
      enlarge();
      new MutationObserver(enlarge).observe(document, { childList: true });
    });
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectNoSidewaysScrolling(page);
      expect(await page.evaluate(lostTexts), `at ${width} px`).toEqual([]);
    }
  });
}
