import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { addressOf, isNotFound, type Locale, locales, type PageType, pageTypes } from './pages.ts';
import { test } from './test.ts';
import { wakeAll } from './wake.ts';

const thorough: readonly Locale[] = ['de-de', 'es-es', 'pl-pl'];
const widths = [1280, 320] as const;

test.describe('every page type is accessible, fits and keeps still', () => {
  for (const width of widths) {
    test(`chooser at ${width} px`, ({ page }) => inspect(page, { address: '/', width }));
    for (const locale of thorough) {
      for (const type of pageTypes) {
        test(`${type} in ${locale} at ${width} px`, async ({ page, watch }) => {
          if (isNotFound(type)) watch.allow(/status of 404/);
          await inspect(page, { address: addressOf(type, locale), width });
        });
      }
    }
  }
});

test.describe('the other languages and countries differ in wording alone', () => {
  for (const locale of locales.filter((other) => !thorough.includes(other))) {
    for (const type of pageTypes) {
      if (sameAddress(type, locale)) continue;
      test(`${type} in ${locale}`, async ({ page, watch }) => {
        if (isNotFound(type)) watch.allow(/status of 404/);
        await inspect(page, { address: addressOf(type, locale), width: 1280, lightOnly: true });
      });
    }
  }
});

/** Two locales of one language share the page for an unknown country. */
function sameAddress(type: PageType, locale: Locale): boolean {
  return type === 'country-not-found' && (locale === 'ch-fr' || locale === 'at-en');
}

interface Inspection {
  readonly address: string;
  readonly width: number;
  readonly lightOnly?: boolean;
}

/** One visit: every island is brought to life, so that what it renders is what was served; then the page is checked. */
async function inspect(page: Page, { address, width, lightOnly = false }: Inspection): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await expectNoSidewaysScrolling(page);
  await wakeAll(page);
  await expectAccessible(page, { lightOnly });
}
