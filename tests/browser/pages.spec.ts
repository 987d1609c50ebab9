import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { test } from './test.ts';
import { alsoIn, thoroughly, type Visit } from './visits.ts';
import { wakeAll } from './wake.ts';

test.describe('every page is accessible, fits and keeps still', () => {
  for (const visit of thoroughly) {
    test(visit.name, async ({ page, watch }) => {
      if (visit.notFound) watch.allow(/status of 404/);
      await inspect(page, visit, [1280, 320]);
    });
  }
});

test.describe('the other languages differ in wording alone', () => {
  for (const visit of alsoIn) {
    test(visit.name, async ({ page, watch }) => {
      if (visit.notFound) watch.allow(/status of 404/);
      await inspect(page, visit, [1280]);
    });
  }
});

/**
 * One visit a width: every island is brought to life, so that what it renders is what was served; then the page is
 * checked. Both themes are looked at where both widths are.
 */
async function inspect(page: Page, { address }: Visit, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expectNoSidewaysScrolling(page);
    await wakeAll(page);
    await expectAccessible(page, { lightOnly: widths.length === 1 });
  }
}
