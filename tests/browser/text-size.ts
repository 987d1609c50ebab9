import { expect, type Page } from 'playwright/test';
import { lostTexts } from './lost-texts.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';

/** Sets the size of text in px, as the preferences of a visitor's browser do. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Expects that text at 200 % loses nothing (WCAG 1.4.4). */
export async function expectNoLostTexts(page: Page): Promise<void> {
  await setTextSize(page, 32);
  for (const width of [1280, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(lostTexts), `at ${width} px`).toEqual([]);
  }
  await setTextSize(page, 16);
}
