import { expect, type Page } from 'playwright/test';
import { stopAtFocus } from './focus.ts';

/** Expects that the focus is seen and that boxes have edges where the visitor's own colours replace those of the site. */
export async function expectEdgesInForcedColours(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  // Edges move what is below them; shifts after a key are expected.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', reducedMotion: 'reduce' });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(stopAtFocus)).toMatchObject({ fault: '' });
  const withoutEdge = await page
    .locator('main :is(.slip, .button, input:not([type="range"], [type="checkbox"], [type="radio"]), select, .plate):visible')
    .evaluateAll((all) =>
      all.flatMap((box) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(box);
        return Number.parseFloat(borderTopWidth) >= 1 || outlineStyle !== 'none' ? [] : [box.className];
      }),
    );
  expect(withoutEdge, 'boxes without an edge').toEqual([]);
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
}
