import { launchedWith } from './launch.ts';
import { lostTexts } from './lost-texts.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { expect } from './test.ts';
import { templates } from './visits.ts';

// The visitor's own setting, as in the browser's preferences: twice the usual 16 px.
const test = launchedWith((options) => ({ ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] }));

// German has every template that Polish has.
for (const language of process.env.NIGHT ? ['de', 'pl'] : ['de']) {
  test(`text at 200 % loses nothing on any template in ${language} (WCAG 1.4.4)`, async ({ page, watch }) => {
    watch.allow(/status of 404/);
    for (const { name, address } of templates([language]))
      await test.step(name, async () => {
        await page.goto(address);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        for (const width of [1280, 640, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScrolling(page);
          expect(await page.evaluate(lostTexts), `at ${width} px`).toEqual([]);
        }
      });
  });
}
