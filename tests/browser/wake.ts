import { expect, type Locator, type Page } from 'playwright/test';
import type { IslandName } from '../../runtime/islands/registry.ts';

/** The first island of a kind on the page. */
export const island = (page: Page, name: IslandName): Locator => page.locator(`[data-island="${name}"]`).first();

/** Brings an island to life as a visitor's pointer does, and waits until it is alive. */
export async function wake(page: Page, name: IslandName): Promise<void> {
  await island(page, name).locator('> *').first().scrollIntoViewIfNeeded();
  await island(page, name).dispatchEvent('pointerenter');
  await expect.poll(() => asleep(page, name), { message: `${name} is alive` }).toBe(0);
}

/** Brings every island of the page to life, by scrolling through it and touching each. */
export async function wakeAll(page: Page): Promise<void> {
  for (const mark of await page.locator('[data-island]').all()) {
    await mark.evaluate((element) => element.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await mark.dispatchEvent('pointerenter');
  }
  await expect.poll(() => asleep(page), { message: 'every island is alive' }).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** How many islands React has not taken over yet, or gave up. */
function asleep(page: Page, name?: IslandName): Promise<number> {
  return page.evaluate((wanted) => {
    const marks = [...document.querySelectorAll<HTMLElement>(wanted ? `[data-island="${wanted}"]` : '[data-island]')];
    return marks.filter((mark) => mark.dataset.failed !== undefined || !Object.keys(mark).some((key) => key.startsWith('__reactContainer'))).length;
  }, name);
}
