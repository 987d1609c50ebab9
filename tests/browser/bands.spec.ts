import sharp from 'sharp';
import { equalNeighbours, rhythmOf } from './bands.ts';
import { remember } from './staged.ts';
import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Documents: running text has an empty row between two lines. */
const documents = 'main :is(.terms, .policy, .appendix)';

for (const { name, address, notFound } of eachTemplate(['es', 'de', 'en']))
  test(`${name} has no gap of more than 160 px, and bands of different colours`, async ({ page, watch }) => {
    if (notFound) watch.allow(/status of 404/);
    await remember(page, { emailPopupLastShown: String(Date.now()) });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(equalNeighbours)).toEqual([]);
    const picture = await page.screenshot({ fullPage: true });
    const { empty, gap } = rhythmOf(await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }));
    expect(gap).toBeLessThanOrEqual(160);
    if ((await page.locator(documents).count()) === 0) expect(empty).toBeLessThanOrEqual(0.35);
  });
