import { expect, type Locator, type Page } from 'playwright/test';
import type { IslandName } from '../../runtime/islands/registry.ts';

/** The first island of a kind on the page. */
export const island = (page: Page, name: IslandName): Locator => page.locator(`[data-island="${name}"]`).first();

/** Hydrates an island like a visitor's pointer, and waits for it. */
export const wake = (page: Page, name: IslandName): Promise<void> => wakeMark(island(page, name));

/** Hydrates every island of the page, by scrolling and touching each, except the island that waits for a refused lead. */
export async function wakeAll(page: Page): Promise<void> {
  for (const mark of await page.locator('[data-island]:not([data-when="refusal"])').all()) await wakeMark(mark);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function wakeMark(mark: Locator): Promise<void> {
  await mark.evaluate((marked) => {
    const shown = marked.firstElementChild;
    const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (marked.getAttribute('data-when') === 'toast') document.dispatchEvent(new Event('toast'));
  });
  // Pointers move: one that was there before the script listens enters again.
  const state = async () => {
    const now = await mark.evaluate(stateOf);
    if (now.startsWith('asleep')) await mark.dispatchEvent('pointerenter');
    return now;
  };
  // Most are hydrated within some milliseconds, and hundreds of tests wait here.
  await expect.poll(state, { message: 'the island is alive', timeout: 30_000, intervals: [10, 20, 50, 100] }).toMatch(/^alive/);
}

/** The state of an island: alive if React has taken it over and not given it up. */
function stateOf(mark: Element): string {
  const { island: name, failed } = (mark as HTMLElement).dataset;
  const taken = Object.keys(mark).some((key) => key.startsWith('__reactContainer'));
  return `${taken && failed === undefined ? 'alive' : 'asleep'}: ${name}`;
}
