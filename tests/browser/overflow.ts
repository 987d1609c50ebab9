import { expect, type Page } from 'playwright/test';

/** Expects no element wider than the window, so that no page scrolls sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(beyondWindow), 'wider than the window').toEqual([]);
}

/** Lists elements that are wider than the window, after both widths. Runs in the page. */
export function beyondWindow(): string[] {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const wide = shown.filter((element) => element.getBoundingClientRect().right > room + 1);
  return [
    `${document.documentElement.scrollWidth} px in ${room} px`,
    ...wide.slice(0, 5).map((element) => `${element.tagName} ${element.className}`),
  ];
}
