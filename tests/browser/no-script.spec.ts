import de from '../../content/pages/home/de.ts';
import { field, fillIn, submit } from './form.ts';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

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
