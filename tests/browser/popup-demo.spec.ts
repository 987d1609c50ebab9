import type { Locator, Page } from 'playwright/test';
import en from '../../content/dictionaries/en.ts';
import behaviour from '../../content/facts/behaviour.ts';
import { ask, field, leaveWindow, popup, reloadBehindDialog, scrollTo, start, storedText, submit } from './popup.ts';
import { stopClock } from './stop-clock.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const statuses = (page: Page): Locator => island(page, 'popup-demo').locator('dd');
const delay = behaviour.demoPopupDelay.amount * 1000;

test.describe('the demo', () => {
  test.use({ popups: true });

  test('P19 S5 shows which of the three triggers has fired; the first opens the popup; they can be reset', async ({ page }) => {
    await stopClock(page, start);
    await page.goto('/demo/email-popup/');
    await wake(page, 'popup-demo');
    await expect(statuses(page)).toHaveText(['Pending', 'Pending', 'Pending']);
    await page.clock.runFor(delay + 100);
    await expect(statuses(page)).toHaveText(['Fired', 'Pending', 'Pending']);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);

    await scrollTo(page, 0.49);
    await expect(statuses(page)).toHaveText(['Fired', 'Pending', 'Pending']);
    await scrollTo(page, 0.51);
    await expect(statuses(page)).toHaveText(['Fired', 'Fired', 'Pending']);
    await leaveWindow(page, 0);
    await expect(statuses(page)).toHaveText(['Fired', 'Fired', 'Fired']);
    await expect(popup(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Reset triggers' }).click();
    await expect(statuses(page)).toHaveText(['Pending', 'Pending', 'Pending']);
    await page.clock.runFor(delay + 100);
    await expect(popup(page)).toBeVisible();
    await field(page).fill('eva@example.org');
    await submit(page);
    await page.clock.runFor(1_100);
    await expect(island(page, 'popup-demo').locator('ol li')).toContainText(['eva@example.org']);
    await expect(island(page, 'popup-demo').locator('ol li')).toContainText(['5 seconds on the page']);
  });
});

test('P19 C6 S5 each variant has its headline and button; captured emails are listed and can be cleared', async ({ page }) => {
  const { growthHeading, growthSubmit, smartHeading, smartSubmit, magicHeading, magicSubmit } = en.popup;
  await stopClock(page, start);
  await ask(page);
  await page.keyboard.press('Escape');
  for (const [name, heading, button] of [
    ['Growth Boost', growthHeading, growthSubmit],
    ['Smart Founders', smartHeading, smartSubmit],
    ['Magic Solution', magicHeading, magicSubmit],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Show popup' }).click();
    await expect(popup(page)).toHaveAccessibleName(heading);
    await field(page).fill(`${name.replace(' ', '.')}@example.org`);
    await popup(page).getByRole('button', { name: button }).click();
    await page.clock.runFor(1_100);
    await expect(popup(page)).toHaveCount(0);
  }
  const entries = island(page, 'popup-demo').locator('ol li');
  await expect(entries).toHaveText([
    /Growth\.Boost@.*Growth Boost.*by hand/,
    /Smart\.Founders@.*Smart Founders/,
    /Magic\.Solution@.*Magic Solution/,
  ]);
  await reloadBehindDialog(page);
  await wake(page, 'popup-demo');
  await expect(entries).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(entries).toHaveCount(0);
  await expect(island(page, 'popup-demo')).toContainText('No emails captured yet.');
  expect(await storedText(page, 'emailSubscribers')).toBeNull();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('P19 the demo states that it needs script', async ({ page }) => {
    await page.goto('/demo/email-popup/');
    await expect(page.locator('noscript .lead')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show popup' })).toBeHidden();
  });
});
