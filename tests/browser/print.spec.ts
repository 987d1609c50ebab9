import type { Page } from 'playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import landing from '../../content/pages/landing/de.ts';
import { expect, test } from './test.ts';

// The layout of paper differs from the screen, so moved elements are not a fault.

/** The words on paper, without the line breaks. */
async function printed(page: Page, address: string): Promise<string> {
  await page.goto(address);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('P6 on paper the landing page has every pain point and every review, but no controls', async ({ page, watch }) => {
  watch.allow(/layout shift/);
  const text = await printed(page, '/es-de/');
  for (const { title } of Object.values(landing.pains.items)) expect(text).toContain(title);
  const names = await page.locator('#review-slides-slides figcaption strong').allTextContents();
  expect(names).toHaveLength(5);
  for (const name of names) expect(text).toContain(name);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible')).toHaveCount(0);
  const slides = page.locator('.carousel-slides > li');
  const beside = await slides.evaluateAll((all) => all.filter((slide) => slide.getBoundingClientRect().right > innerWidth + 1).length);
  expect(beside).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on paper texts of dark sections are dark on white, with a ${colorScheme} screen (WCAG 1.4.3)`, async ({ page, watch }) => {
    watch.allow(/layout shift/);
    for (const address of ['/es-es/ipad-offer-2/', '/de-de/', '/de-de/about/']) {
      await page.goto(address);
      await page.emulateMedia({ media: 'print', colorScheme });
      const light = await page.locator('main :is(h1, h2, h3, p, li, dt, dd):visible').evaluateAll((all) =>
        all.flatMap((element) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 118 ? [element.textContent?.trim().slice(0, 30)] : [];
        }),
      );
      expect(light, address).toEqual([]);
    }
  });
}

test('what is printed stays paper at night: a light ground with dark words', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [address, slip] of [
    ['/', '.ticket'],
    ['/de-de/reviews/', '.review'],
    ['/de-de/support/', '.contact-slip'],
    ['/es-es/ipad-offer/', '.price-tag'],
  ] as const) {
    await page.goto(address);
    const brightness = await page
      .locator(slip)
      .first()
      .evaluate((element) => {
        const brightnessOf = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const { backgroundColor, color } = getComputedStyle(element);
        return { ground: brightnessOf(backgroundColor) > 200, words: brightnessOf(color) < 100 };
      });
    expect(brightness, slip).toEqual({ ground: true, words: true });
  }
});

test('on paper the clauses of a contract are as wide as the sheet', async ({ page, watch }) => {
  watch.allow(/layout shift/);
  await page.goto('/es-es/condiciones-generales/');
  await page.emulateMedia({ media: 'print' });
  const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width;
  expect(await widthOf('.terms-section')).toBe(await widthOf('.terms'));
});
