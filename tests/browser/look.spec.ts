import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Route } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';
import { wakeAll } from './wake.ts';
import { whenLoaded } from './when-loaded.ts';

const folder = `${import.meta.dirname}/look`;
const version = `${folder}/chromium.txt`;
/** The Chromium that drew the pictures: another one draws letters in another way. */
const drawer = readFileSync(version, 'utf8').trim();
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.33 });

for (const { name, address, notFound } of eachTemplate(['de', 'es', 'en']))
  test(`${name} looks as in its pictures`, async ({ page, browser, watch }, { config }) => {
    const isUpdate = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
    if (isUpdate) writeFileSync(version, `${browser.version()}\n`);
    test.skip(!isUpdate && browser.version() !== drawer, `the pictures were drawn by Chromium ${drawer}`);
    if (notFound) watch.allow(/status of 404/);
    await page.clock.setFixedTime('2026-12-01T12:00:00Z');
    await page.route('**/*.css', awaitFonts);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(address);
    await wakeAll(page);
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(whenLoaded);
      const picture = { fullPage: true, scale: 'device', maxDiffPixelRatio: 0.002, timeout: 30_000 } as const;
      const file = `${name.replaceAll(' ', '-')}-${width}.png`;
      await expect.soft(page).toHaveScreenshot(file, picture);
      if (isUpdate) await compress(`${folder}/${file}`);
    }
  });

test('the pictures weigh at most 3 MB', () => {
  const sizes = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * 1024 * 1024);
});

/** Writes the same pixels in fewer bytes. */
async function compress(file: string): Promise<void> {
  writeFileSync(file, await sharp(readFileSync(file)).png({ compressionLevel: 9 }).toBuffer());
}

/** Faces that come late are left out on a first visit. A picture waits for them. */
async function awaitFonts(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:block') });
}
