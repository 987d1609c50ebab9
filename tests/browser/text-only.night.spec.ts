import { lostTexts } from './lost-texts.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { expect, test } from './test.ts';
import { templates } from './visits.ts';

for (const { name, address, notFound } of templates(['de', 'pl'])) {
  test(`text alone at 200 %, in an unchanged window, loses nothing on ${name} (WCAG 1.4.4)`, async ({ page, watch }) => {
    if (notFound) watch.allow(/status of 404/);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(address);
    // Enlarges text like programs that enlarge only text. It bypasses the policy, which forbids style elements and attributes.
    await page.evaluate(() => {
      dispatchEvent(new Event('resize'));
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScrolling(page);
    expect(await page.evaluate(lostTexts)).toEqual([]);
  });
}
