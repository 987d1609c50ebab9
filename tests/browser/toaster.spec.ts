import type { Page } from 'playwright/test';
import de from '../../content/pages/support/de.ts';
import { allowCopying } from './states/toaster.ts';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

const toast = (page: Page) => island(page, 'toaster').locator('.toast');
const copy = (page: Page) => page.locator('.copy-button');

/** Copies the address on the support page, which the browser allows or refuses, with the clock stopped from then on. */
async function copyAddress(page: Page, allowed: boolean): Promise<void> {
  await allowCopying(page, allowed);
  await page.clock.install({ time: 0 });
  await page.goto('/de-de/support/');
  await page.clock.pauseAt(60_000);
  await copy(page).click();
  // The toast may open where the button is; under the pointer it stays.
  await page.mouse.move(5, 5);
  await untilShown(page);
}

/** A toast shows in the next frame, once its script is there. */
async function untilShown(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return toast(page).locator('.toast-title').isVisible();
    })
    .toBe(true);
}

test('S9 a toast has title, description and a button to close; its script is fetched only with the first toast', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/de-de/support/');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((address) => /toaster/.test(address))).toEqual([]);
  await copyAddress(page, true);
  expect(fetched.filter((address) => /toaster/.test(address))).not.toEqual([]);
  await expect(toast(page).getByRole('status')).toHaveText(`${de.contact.copied}hello@kassaro.example`);
  await expect(toast(page).getByRole('alert')).toBeEmpty();
  await toast(page).getByRole('button').click();
  await expect(toast(page)).toBeHidden();
});

test('S9 a toast closes after five seconds, which pause while the pointer or the focus is on it', async ({ page }) => {
  await copyAddress(page, true);
  await page.clock.runFor(3000);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(toast(page)).toBeFocused();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await copy(page).focus();
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast(page)).toBeHidden();
});

test('S9 a dismissed toast stays in the document, out of sight, until its removal', async ({ page }) => {
  await copyAddress(page, true);
  await page.clock.runFor(6000);
  await expect(toast(page)).toBeHidden();
  await expect(toast(page).locator('.toast-title')).toHaveCount(1);
  await page.clock.runFor(998_000);
  await expect(toast(page).locator('.toast-title')).toHaveCount(1);
  await page.clock.runFor(2000);
  await expect(toast(page).locator('.toast-title')).toHaveCount(0);
});

test('S9 one toast at a time: another one replaces it, and has its own five seconds', async ({ page }) => {
  await copyAddress(page, true);
  await page.clock.runFor(4000);
  const former = await toast(page).locator('.toast-title').elementHandle();
  await copy(page).click();
  await expect.poll(() => former?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await untilShown(page);
  await page.clock.runFor(4000);
  await expect(page.locator('.toast-title')).toHaveCount(1);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1200);
  await expect(toast(page)).toBeHidden();
});

test('S9 an error stays until it is closed, is an alert, and offers alternatives', async ({ page }) => {
  await copyAddress(page, false);
  await page.clock.runFor(60_000);
  await expect(toast(page).getByRole('alert')).toHaveText(`${de.contact.notCopied}${de.contact.remedy}`);
  await expect(toast(page)).toHaveClass(/toast-destructive/);
  await expect(toast(page).getByRole('link', { name: de.contact.write })).toHaveAttribute('href', 'mailto:hello@kassaro.example');
});

test('S9 F8 brings the focus to the toast; Escape closes it and brings the focus back', async ({ page }) => {
  await copyAddress(page, false);
  await copy(page).focus();
  await page.keyboard.press('F8');
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toBeHidden();
  await expect(copy(page)).toBeFocused();
});

test('S9 a swipe to the right closes beyond 50 px; a shorter one, or one to the left, does not', async ({ page }) => {
  await copyAddress(page, false);
  await swipe(page, 50);
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toHaveCSS('translate', 'none');
  await swipe(page, -120);
  await expect(toast(page)).toBeVisible();
  await swipe(page, 51);
  await expect(toast(page)).toBeHidden();
});

async function swipe(page: Page, by: number): Promise<void> {
  const box = await toast(page).locator('.toast-title').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}
