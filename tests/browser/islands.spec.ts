import { islands } from '../../runtime/islands/registry.ts';
import { expectAccessible } from './accessibility.ts';
import { states } from './islands.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { expect, test } from './test.ts';

test('exactly the islands of the theme have states here', () => {
  expect(Object.keys(states).sort()).toEqual(Object.keys(islands).sort());
});

for (const [island, itsStates] of Object.entries(states)) {
  test.describe(`${island} is accessible`, () => {
    for (const { name, show, widths = [1280, 320], within = `[data-island="${island}"]` } of itsStates) {
      for (const width of widths) {
        test(`${name} at ${width} px`, async ({ page, watch }) => {
          await page.setViewportSize({ width, height: 900 });
          await show(page, watch);
          await expectNoSidewaysScrolling(page);
          await expectAccessible(page, { within });
        });
      }
    }
  });
}
