import { enhancements, fetchedWhenSeen } from '../../runtime/enhancements.ts';
import { islands } from '../../runtime/islands/registry.ts';
import { expectAccessible } from './accessibility.ts';
import { states } from './islands.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { expect, test } from './test.ts';

/** The night adds wide windows; pages.spec.ts inspects the first state of every island there in every run. */
const bothWidths = process.env.NIGHT ? [320, 1280] : [320];

test('exactly the islands and enhancements of the theme have states here', () => {
  expect(Object.keys(states).sort()).toEqual([islands, enhancements, fetchedWhenSeen].flatMap(Object.keys).sort());
});

for (const [island, itsStates] of Object.entries(states)) {
  test.describe(`${island} is accessible`, () => {
    for (const {
      name,
      show,
      widths = bothWidths,
      within = `:is([data-island="${island}"], [data-enhance="${island}"])`,
      onlyAtNight,
    } of itsStates) {
      if (onlyAtNight && !process.env.NIGHT) continue;
      test(name, async ({ page, watch }) => {
        const open = () => page.locator(':popover-open, :modal, details[open]').count();
        let before: number | undefined;
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          // The new layout may have moved the part below the header, which stays in the window.
          if (before !== undefined) await page.locator(within).first().evaluate(centre);
          // A panel may close when the window changes.
          if ((await open()) !== before) await show(page, watch);
          before = await open();
          await expectNoSidewaysScrolling(page);
          await expectAccessible(page, { within });
        }
      });
    }
  });
}

/** Runs in the page. */
function centre(part: Element): void {
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
}
