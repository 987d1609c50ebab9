import de from '../../content/pages/home/de.ts';
import { field, fillIn, submit } from './form.ts';
import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';
import { island } from './wake.ts';

test.use({ javaScriptEnabled: false });

test('without script every template shows all text, and no control that needs script', async ({ page, browser, baseURL, watch }) => {
  const scripted = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const twin = await scripted.newPage();
  watch.allow(/status of 404/);
  for (const { name, address } of eachTemplate(['es', 'de']))
    await test.step(name, async () => {
      await Promise.all([page.goto(address), twin.goto(address)]);
      await twin.evaluate(() => {
        for (const element of document.querySelectorAll('.needs-script')) element.remove();
      });
      expect(await page.locator('body').innerText()).toBe(await twin.locator('body').innerText());
      await expect(page.locator('.needs-script:visible')).toHaveCount(0);
      // Log in and register are not connected, with script or without (F4).
      const dead = page.locator('button:visible:not([popovertarget], [type="submit"], .header-account)');
      await expect(dead).toHaveCount(0);
    });
  await scripted.close();
});

test('F3 without script the menu of small screens opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/es-es/');
  await island(page, 'mobile-menu').locator('summary').click();
  await island(page, 'mobile-menu').getByRole('link', { name: 'Ferias' }).click();
  await expect(page).toHaveURL('/es-es/exhibitions/');
});

test('V7 without script the browser validates the required fields, and the form is posted and comes back', async ({ page }) => {
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
