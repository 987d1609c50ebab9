import en from '../../content/dictionaries/en.ts';
import { arm, ask, day, field, leaveWindow, popup, reloadBehindDialog, scrollTo, start, storedText, submit, visit } from './popup.ts';
import { remember } from './staged.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

test.use({ popups: true });

test('S4 the popup does not open again after an address was submitted', async ({ page }) => {
  const subscriber = { email: 'ann@shop.example', timestamp: '2026-01-01T12:00:00.000Z', source: 'popup', variant: 'growth' };
  await remember(page, { emailSubscribers: JSON.stringify([subscriber]) });
  await visit(page);
  await leaveWindow(page, -1);
  await page.clock.runFor(40_000);
  await expect(popup(page)).toHaveCount(0);
});

test.describe('the popup opens', () => {
  test('S4 after 30 seconds, not before; it is modal, and the page behind it does not scroll', async ({ page }) => {
    await visit(page, '/es-es/');
    await page.clock.runFor(19_900);
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAttribute('lang', 'es-ES');
    expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('S4 at 60 percent of the page, not before', async ({ page }) => {
    await visit(page);
    await scrollTo(page, 0.59);
    await expect(popup(page)).toHaveCount(0);
    await scrollTo(page, 0.61);
    await expect(popup(page)).toBeVisible();
  });

  test('in the corner, where it leaves the headline and the till in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, '/es-es/');
    await leaveWindow(page, -1);
    const [sign, till, headline] = await Promise.all(
      ['.email-popup', '.till-device', '.board'].map((part) => page.locator(part).boundingBox()),
    );
    expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual(till?.x ?? 0);
    expect(sign?.y).toBeGreaterThanOrEqual((headline?.y ?? 0) + (headline?.height ?? 0));
  });

  test('S4 when the mouse leaves at the top, and not elsewhere', async ({ page }) => {
    await visit(page);
    await leaveWindow(page, 300);
    await expect(popup(page)).toHaveCount(0);
    await leaveWindow(page, -1);
    await expect(popup(page)).toBeVisible();
  });

  test('S4 once per visit despite later triggers, and also after a reload a day later', async ({ page }) => {
    await visit(page);
    await leaveWindow(page, 0);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await scrollTo(page, 0.9);
    await page.clock.runFor(40_000);
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('emailPopupLastShown'));
    await reloadBehindDialog(page);
    await page.clock.resume();
    await arm(page);
    await page.clock.fastForward(day);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
  });

  test('S4 never over another dialog, nor while a field has the focus; then it does', async ({ page }) => {
    await visit(page);
    await wake(page, 'place');
    await island(page, 'place').locator('button').click();
    await expect(island(page, 'place').locator('.place-countries').getByRole('textbox')).toBeFocused();
    await leaveWindow(page, 0);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);

    await page.evaluate(() => {
      const other = Object.assign(document.createElement('dialog'), { id: 'other' });
      other.onclose = () => other.remove();
      document.body.append(other);
      other.showModal();
    });
    await page.clock.runFor(1_000);
    await expect(popup(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    // The `close` event comes in a later task; the page's clock is stopped until then.
    await expect(page.locator('#other')).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(popup(page)).toBeVisible();
  });
});

test('S4 X, Escape, a click beside it and ‘no thanks’ close it, record the time, give the focus back and unlock the page', async ({
  page,
}) => {
  await page.clock.install({ time: start });
  await ask(page);
  const opener = page.getByRole('button', { name: 'Show popup' });
  const ways = [
    () => popup(page).getByRole('button', { name: en.common.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 20),
    () => popup(page).getByRole('button', { name: en.popup.refuse }).click(),
  ];
  for (const [turn, close] of ways.entries()) {
    if (turn > 0) await opener.click();
    await expect(popup(page).getByRole('heading')).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.clock.pauseAt(start + (turn + 1) * 60_000);
    await close();
    await expect(popup(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect.poll(() => storedText(page, 'emailPopupLastShown')).toBe(String(start + (turn + 1) * 60_000));
  }
});

test('S4 a press that begins inside, as when text is selected, does not close it', async ({ page }) => {
  await ask(page);
  await popup(page).getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();
  await expect(popup(page)).toBeVisible();
});

test.describe('an address', () => {
  test('V6 that is missing or malformed is reported at the field, which takes the focus', async ({ page }) => {
    await ask(page);
    await expect(field(page)).toHaveAttribute('autocomplete', 'email');
    await submit(page);
    await expect(field(page)).toHaveAccessibleDescription('Please enter your email address');
    await expect(popup(page).getByRole('alert')).toHaveText('Please enter your email address');
    for (const email of ['ana', 'ana@', 'ana@example', 'an a@example.org', '@example.org']) {
      await field(page).fill(email);
      await submit(page);
      await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(await storedText(page, 'emailSubscribers')).toBeNull();
  });

  test('V6 X4 that cannot be stored is reported and stays in the field; otherwise it is stored with its trigger, and after a second the popup closes', async ({
    page,
  }) => {
    await visit(page);
    await page.clock.runFor(20_000);
    await field(page).fill('ana@example.org');
    await page.evaluate(() => {
      Object.assign(window, { setItem: Storage.prototype.setItem });
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await submit(page);
    await expect(field(page)).toHaveAccessibleDescription('Something went wrong. Please try again.');
    await expect(field(page)).toHaveValue('ana@example.org');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');

    await page.evaluate(() => {
      Storage.prototype.setItem = (window as unknown as Record<string, Storage['setItem']>).setItem ?? Storage.prototype.setItem;
    });
    await submit(page);
    await expect(popup(page).getByRole('status')).toHaveText(en.popup.thanks);
    await page.clock.runFor(900);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(popup(page)).toHaveCount(0);
    const [entry, ...others] = JSON.parse((await storedText(page, 'emailSubscribers')) ?? '[]');
    expect(others).toEqual([]);
    const timestamp = new Date(start + 30_000).toISOString();
    expect(entry).toEqual({ email: 'ana@example.org', timestamp, source: 'popup', variant: 'growth', triggers: ['time'] });
  });
});
