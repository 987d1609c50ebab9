import type { Page } from 'playwright/test';
import { stopAtFocus, tabTo } from './focus.ts';
import { serveOffers } from './form.ts';
import { dialog, leadProblems, leadSuccess, leadVisitor } from './lead-form.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';
import { expect, test } from './test.ts';
import { setTextSize } from './text-size.ts';
import { wake } from './wake.ts';

/* From the landing page to a sent lead with the keyboard alone. */

/** Text at 200 % in 640 px has the layout of 320 px, in which most can be covered. */
const walks = [
  { width: 640, text: 32 },
  ...(process.env.NIGHT
    ? [
        { width: 1280, text: 16 },
        { width: 320, text: 16 },
      ]
    : []),
];

for (const { width, text } of walks) {
  test(`P6 P8 S3 V4 by keyboard alone at ${width} px, with text of ${text} px: from the landing page to a sent lead`, async ({ page }) => {
    await setTextSize(page, text);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => localStorage.setItem('emailPopupLastShown', String(Date.now())));
    const received = await serveOffers(page, 202);
    await page.goto('/es-es/');
    await reach(page, 'main a[href="/es-es/ipad-offer/"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/es-es/ipad-offer/');
    // The address changes before the styles of the new page are loaded.
    await page.waitForLoadState();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${text}px`);
    await reach(page, 'main a[href="#reserve"]');
    await wake(page, 'lead-dialog');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();

    await reach(page, '.lead-dialog [type="submit"]');
    await page.keyboard.press('Enter');
    await expect(leadProblems(page)).toBeFocused();
    for (const [name, value] of Object.entries(leadVisitor)) {
      await reach(page, `.lead-dialog [name="${name}"]`);
      await page.keyboard.type(value);
      await expectNoSidewaysScrolling(page);
    }
    await reach(page, '.lead-dialog [name="acceptTerms"]');
    await page.keyboard.press('Space');
    await reach(page, '.lead-dialog [type="submit"]');
    await page.keyboard.press('Enter');
    await expect(leadSuccess(page)).toBeFocused();
    await expect(leadSuccess(page)).toBeInViewport();
    expect(received).toHaveLength(1);
    expect(received[0]?.postDataJSON()).toMatchObject({ firstName: leadVisitor.firstName, email: leadVisitor.email });
  });
}

/** Moves the focus there, where it must be visible (WCAG 2.4.7, 2.4.11). */
async function reach(page: Page, selector: string): Promise<void> {
  if (!(await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))) await tabTo(page, selector);
  expect((await page.evaluate(stopAtFocus))?.fault, selector).toBe('');
}
