import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { test } from './test.ts';
import { alsoIn, firstOfTheirTemplate, thoroughly, type Visit } from './visits.ts';
import { wakeAll } from './wake.ts';

test.describe('every page is accessible, fits and does not shift', () => {
  for (const visit of thoroughly) {
    test(visit.name, async ({ page, watch }) => {
      if (visit.notFound) watch.allow(/status of 404/);
      await inspect(page, visit, [1280, 320]);
    });
  }
});

test.describe('the other languages differ only in wording', () => {
  for (const visit of alsoIn) {
    test(visit.name, async ({ page, watch }) => {
      if (visit.notFound) watch.allow(/status of 404/);
      // Pages of one template differ only in words, which the build checks on every page, so one page per template is enough.
      if (firstOfTheirTemplate.has(visit.address)) await inspect(page, visit, [1280]);
      else await fits(page, visit);
    });
  }
});

/**
 * Visits a page once: hydrates every island, so that it renders the served markup; then checks the page at each width. Both themes
 * are checked on pages that are checked at both widths.
 */
async function inspect(page: Page, visit: Visit, widths: readonly number[]): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (index === 0) await page.goto(visit.address);
    await expectNoSidewaysScrolling(page);
    if (index === 0) await wakeAll(page);
    await expectAccessible(page, { lightOnly: widths.length === 1 });
  }
}

/** Expects that longer words do not make the page wider, especially on a phone. */
async function fits(page: Page, { address }: Visit): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScrolling(page);
}
