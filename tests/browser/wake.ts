import { expect, type Locator, type Page } from 'playwright/test';
import type { EnhancementName } from '../../runtime/enhancements.ts';
import type { IslandName } from '../../runtime/islands/registry.ts';

/** A part of a page that a script changes: with React an island, without an enhancement. */
export type PartName = IslandName | EnhancementName;

/** The first island of a kind on the page. */
export const island = (page: Page, name: PartName): Locator =>
  page.locator(`:is([data-island="${name}"], [data-enhance="${name}"])`).first();

/** Hydrates an island like a visitor's pointer, and waits for it. */
export const wake = (page: Page, name: PartName): Promise<void> => untilAwake(page, [name]);

/** Hydrates every island of the page, except the island that waits for a refused lead. */
export async function wakeAll(page: Page): Promise<void> {
  await untilAwake(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits for what the page does without React and without a part of its own: the line of the header, panels that close. */
export async function enhanced(page: Page): Promise<void> {
  const script = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('/assets/enhancements-')),
  );
  // The page, which has imported it before, goes on before this import.
  await script.evaluate((address) => import(address as string).then(() => {}));
}

/** The event by which a page learns that its visitor has come back to it. */
export const comeBack = (page: Page): Promise<void> => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Waits between questions whose answer changes within some milliseconds; Playwright's own are up to a second. */
export const often = { intervals: [10, 20, 50, 100] };

const patience = { message: 'islands without React', timeout: 30_000, ...often };

const untilAwake = (page: Page, names?: readonly PartName[]): Promise<void> =>
  expect.poll(() => page.evaluate(asleep, names), patience).toEqual([]);

/**
 * Touches the first island of each name, or all islands that only wait for a visitor, and returns those that neither React nor an
 * enhancement has taken over yet.
 * Islands that it has given up stay in the list. Runs in the page.
 */
export function asleep(names?: readonly string[]): string[] {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-when="refusal"]), [data-enhance]')];
  const nameOf = ({ dataset }: HTMLElement) => dataset.island ?? dataset.enhance;
  const named = names?.map((name) => marks.find((mark) => nameOf(mark) === name));
  const missing = names?.filter((_, index) => !named?.[index]).map((name) => `${name}, which is not on the page`) ?? [];
  const sleeping = (named ?? marks).filter(
    (mark) =>
      mark &&
      (mark.dataset.failed !== undefined ||
        (mark.dataset.enhanced === undefined && !Object.keys(mark).some((key) => key.startsWith('__reactContainer')))),
  ) as HTMLElement[];
  const [shown] = sleeping.map(({ firstElementChild }) => firstElementChild);
  const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const mark of sleeping) mark.dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }));
  if (sleeping.some(({ dataset }) => dataset.when === 'toast')) document.dispatchEvent(new Event('toast'));
  return [...missing, ...sleeping.map((mark) => `${nameOf(mark)}${mark.dataset.failed === undefined ? '' : ', which has failed'}`)];
}
