import { expect, type Locator, type Page } from 'playwright/test';
import behaviour from '../../content/facts/behaviour.ts';
import { stopClock } from './stop-clock.ts';
import { wake } from './wake.ts';

export const start = Date.parse('2026-11-21T12:00:00Z');
export const day = behaviour.popupRest.amount * 3_600_000;

export const popup = (page: Page): Locator => page.locator('.email-popup[open]');
export const field = (page: Page): Locator => popup(page).getByRole('textbox');
export const submit = (page: Page): Promise<void> => popup(page).locator('[type="submit"]').click();

/** Ten seconds after the triggers of the popup have begun to run, with the clock stopped until a test continues it. */
export async function visit(page: Page, address = '/es-en/'): Promise<void> {
  await stopClock(page, start);
  await page.goto(address);
  await arm(page);
  await page.clock.runFor(10_000);
}

/** Waits until the triggers of the popup run. */
export const arm = (page: Page): Promise<void> => wake(page, 'email-popup');

/** Reloads once the browser has left the entry of its history that the closed dialog had: going back would end the reload. */
export async function reloadBehindDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.at === undefined);
  await page.reload();
}

/** Scrolls to a share of the page, and waits until the page has handled it. */
export const scrollTo = (page: Page, share: number): Promise<void> =>
  page.evaluate(
    (part) =>
      new Promise<void>((noticed) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        addEventListener('scroll', () => noticed(), { once: true });
        window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
      }),
    share,
  );

/** Moves the mouse from inside the window to outside, at this height. */
export const leaveWindow = (page: Page, clientY: number): Promise<void> =>
  page.locator('main').dispatchEvent('mouseout', { clientY, bubbles: true });

export const storedText = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

/** The popup's dialog, opened on the demo page by its button. */
export async function ask(page: Page): Promise<void> {
  await page.goto('/demo/email-popup/');
  await wake(page, 'popup-demo');
  await page.getByRole('button', { name: 'Show popup' }).click();
  await expect(popup(page)).toBeVisible();
}
