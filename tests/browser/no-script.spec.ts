import type { Page } from 'playwright/test';
import de from '../../content/pages/home/de.ts';
import { field, fillIn, submit } from './form.ts';
import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';
import { island, wakeAll } from './wake.ts';

/** Parts that ask or answer only by script: consent to measuring, topic or page in the address, the likely country, the sign on the door. */
const byScript = ['consent', 'topic', 'asked-for', 'continue-to', 'door'];
const answers = `:is(${byScript.map((name) => `[data-enhance="${name}"]`).join()})`;

test('without script every template shows all text, and no control that needs script', async ({ page, browser, watch }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  watch.allow(/status of 404/);
  for (const { name, address } of eachTemplate(['es', 'de']))
    await test.step(name, async () => {
      await Promise.all([page.goto(address), still.goto(address)]);
      await wakeAll(page);
      await page.locator(`.needs-script, ${answers}`).evaluateAll((all) => {
        for (const element of all as HTMLElement[]) element.style.visibility = 'hidden';
      });
      const shown = await linesOf(still);
      expect((await linesOf(page)).filter((line) => !shown.includes(line))).toEqual([]);
      await expect(still.locator('.needs-script:visible')).toHaveCount(0);
      // Log in and register are not connected, with script or without (F4).
      const dead = still.locator('button:visible:not([popovertarget], [type="submit"], .header-account, [inert] *)');
      await expect(dead).toHaveCount(0);
    });
  await context.close();
});

/** The visible lines of text of a page. */
const linesOf = async (page: Page): Promise<string[]> => (await page.locator('body').innerText()).split('\n');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('F3 the menu of small screens opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/es-es/');
    await island(page, 'mobile-menu').locator('summary').click();
    await island(page, 'mobile-menu').getByRole('link', { name: 'Ferias' }).click();
    await expect(page).toHaveURL('/es-es/exhibitions/');
  });

  test('V7 the browser validates the required fields, and the form is posted and comes back', async ({ page }) => {
    await page.goto('/de-de/');
    await submit(page);
    await expect(page).toHaveURL('/de-de/');
    await expect(field(page, 'name')).toBeFocused();
    await fillIn(page);
    const [posted] = await Promise.all([page.waitForRequest('**/api/offer'), submit(page)]);
    expect(posted.method()).toBe('POST');
    expect(new URLSearchParams(posted.postData() ?? '').get('language')).toBe('de');
    await expect(page).toHaveURL('/de-de/?sent=1#pre-order-sent');
    await expect(page.locator('#pre-order-sent')).toBeInViewport();
    await expect(page.locator('#pre-order-sent')).toContainText(de.preOrder.sentHeading);
  });
});
