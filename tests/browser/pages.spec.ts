import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { test } from './test.ts';
import { pages, templates } from './visits.ts';
import { wakeAll } from './wake.ts';

/** Polish words are the longest: they could move controls too close together. */
const long: ReadonlySet<string> = new Set(templates(['pl']).map(({ address }) => address));

/*
 * A page in other languages differs only in its words, which the build checks on every page. So only the first language is inspected
 * whole: with all islands hydrated, so that they render the served markup, at both widths, and in the wide window in both themes.
 */
for (const [index, { name, address, notFound }] of pages.flatMap((languages) => [...languages.entries()])) {
  test(index === 0 ? `${name} is accessible, fits and does not shift` : `${name} fits and does not shift`, async ({ page, watch }) => {
    if (notFound) watch.allow(/status of 404/);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1280) await page.goto(address);
      await expectNoSidewaysScrolling(page);
      if (width === 1280 && index === 0) await wakeAll(page);
      if (index === 0) await expectAccessible(page, { lightOnly: width === 320 && !process.env.NIGHT });
      else if (width === 320 && long.has(address)) await expectAccessible(page, { lightOnly: true });
    }
  });
}
