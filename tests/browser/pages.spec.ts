import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectRhythm } from './bands.ts';
import { expectEdgesInForcedColours } from './forced-colours.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { expectReadableWithoutScript, linesWithScript } from './script-off.ts';
import { lowTargets } from './targets.ts';
import { expect, test } from './test.ts';
import { expectNoLostTexts } from './text-size.ts';
import { pages, templates, type Visit } from './visits.ts';
import { wakeAll } from './wake.ts';

const addressesOf = (visits: readonly Visit[]): ReadonlySet<string> => new Set(visits.map(({ address }) => address));

/** Polish words are the longest: they could move controls too close together, which a night inspects. */
const long = addressesOf(process.env.NIGHT ? templates(['pl']) : []);

/** Text is enlarged where words are long. */
const enlarged = addressesOf(process.env.NIGHT ? templates(['de', 'pl']) : pages.flatMap((visits) => visits.at(-1) ?? []));

/*
 * A page in other languages differs only in its words, and a page of the same template in its content, which the build checks on every page.
 * So the first page of each list is inspected whole: with all islands hydrated, so that they render the served markup, at both widths, in both
 * themes, in forced colours and without script.
 */
const inspected = addressesOf(pages.flatMap(([first]) => first ?? []));

/** By day all rules are run in the wide window in light, and what depends on width or colours in the narrow one in dark. */
const [wide, narrow]: readonly Parameters<typeof expectAccessible>[1][] = process.env.NIGHT
  ? [{}, {}]
  : [
      { schemes: ['light'] },
      { schemes: ['dark'], rules: ['target-size', 'color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] },
    ];

for (const languages of pages)
  test(`${languages[0]?.page} fits in every language, does not shift, needs no script to be read, and is accessible`, async ({
    page,
    watch,
  }) => {
    for (const { name, address, notFound } of languages)
      await test.step(name, async () => {
        if (notFound) watch.allow(/status of 404/);
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(address);
        await expectNoSidewaysScrolling(page);
        const shown = inspected.has(address) ? await inspectWide(page) : [];
        await expectRhythm(page);
        await page.setViewportSize({ width: 320, height: 900 });
        await expectNoSidewaysScrolling(page);
        if (inspected.has(address)) await expectAccessible(page, narrow);
        else if (long.has(address)) await expectAccessible(page, { schemes: ['light'], rules: ['target-size'] });
        expect(await page.evaluate(lowTargets), 'less than 24 px high').toEqual([]);
        if (enlarged.has(address)) await expectNoLostTexts(page);
        await page.evaluate(withoutFaces);
        await expectNoSidewaysScrolling(page);
        if (inspected.has(address)) await expectReadableWithoutScript(page, shown);
      });
  });

/** Inspects the page in a wide window, with all islands hydrated. Returns the lines of text that it shows. */
async function inspectWide(page: Page): Promise<readonly string[]> {
  await wakeAll(page);
  const shown = await linesWithScript(page);
  await expectAccessible(page, wide);
  await expectEdgesInForcedColours(page);
  return shown;
}

/** Takes the faces of the site from the page, as where they do not arrive. Runs in the page. */
function withoutFaces(): void {
  const remove = (from: CSSStyleSheet | CSSGroupingRule) => {
    for (const rule of [...from.cssRules].reverse())
      if (rule instanceof CSSGroupingRule) remove(rule);
      else if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('))
        from.deleteRule([...from.cssRules].indexOf(rule));
  };
  for (const sheet of document.styleSheets) remove(sheet);
}
