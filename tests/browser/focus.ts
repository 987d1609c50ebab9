import { expect, type Page } from 'playwright/test';

interface Stop {
  /** A readable name of the focused element. */
  readonly name: string;
  /** The reason why its focus cannot be seen; empty if it can. */
  readonly fault: string;
  /** Whether a walk began here. */
  readonly isStart: boolean;
}

/** Presses a key until the focus is back at its start; every stop must be visible. Returns the names of the stops. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => delete (window as { start?: Element }).start);
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(stopAtFocus);
    if (stop?.isStart) break;
    if (stop) stops.push(stop);
  }
  expect(
    stops.filter(({ fault }) => fault !== ''),
    'focus that is not seen (WCAG 2.4.7, 2.4.11)',
  ).toEqual([]);
  return stops.map(({ name }) => name);
}

/** Presses Tab until a locator has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/** Runs in the page; undefined while the focus is outside the document. */
export function stopAtFocus(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const walk = window as { start?: Element };
  const isStart = walk.start === focused;
  walk.start ??= focused;
  const name = `${focused.tagName.toLowerCase()} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return { name, isStart, fault: 'has no outline' };
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return { name, isStart, fault: 'is outside the window' };
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const));
  const seen = points.filter(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (focused.contains(at) || at.contains(focused));
  });
  return { name, isStart, fault: seen.length > 0 ? '' : 'is covered' };
}
