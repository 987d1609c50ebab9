import de from '../../content/pages/home/de.ts';
import { field, fillIn, submit } from './form.ts';
import { terms } from './pages.ts';
import { expect, test } from './test.ts';
import { templates } from './visits.ts';
import { island } from './wake.ts';

test.use({ javaScriptEnabled: false });

for (const { name, address, notFound } of templates(['es', 'de'])) {
  test(`without script ${name} shows all text, and nothing that only script serves`, async ({ page, browser, baseURL, watch }) => {
    if (notFound) watch.allow(/status of 404/);
    const scripted = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const twin = await scripted.newPage();
    await Promise.all([page.goto(address), twin.goto(address)]);
    await twin.evaluate(() => {
      for (const element of document.querySelectorAll('.needs-script')) element.remove();
    });
    expect(await page.locator('body').innerText()).toBe(await twin.locator('body').innerText());
    await scripted.close();

    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
    // Log in and register are not connected, with script or without (F4).
    const dead = page.locator('button:visible:not([popovertarget], [type="submit"], .header-account)');
    await expect(dead).toHaveCount(0);
  });
}

test('A11 without script the pickers open and lead to the same page elsewhere', async ({ page }) => {
  await page.goto('/de-de/exhibitions/');
  await island(page, 'country-picker').locator('button').click();
  await expect(island(page, 'country-picker').locator('[popover]')).toBeVisible();
  await expect(island(page, 'country-picker').getByRole('textbox')).toHaveCount(0);
  await island(page, 'country-picker').getByRole('link', { name: 'Schweiz' }).click();
  await expect(page).toHaveURL('/ch-de/exhibitions/');
  await island(page, 'language-picker').locator('button').click();
  await island(page, 'language-picker').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/ch-fr/exhibitions/');
});

test('S1 without script a picker closes by Escape and by a click outside', async ({ page }) => {
  await page.goto('/de-de/');
  const panel = island(page, 'country-picker').locator('[popover]');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(640, 650)]) {
    await island(page, 'country-picker').locator('button').click();
    await expect(panel).toBeVisible();
    await leave();
    await expect(panel).toBeHidden();
  }
});

test('S7 without script one question opens at a time', async ({ page }) => {
  await page.goto('/es-es/support/');
  const faq = island(page, 'faq-search');
  await expect(faq.getByRole('searchbox')).toHaveCount(0);
  await faq.locator('summary').nth(0).click();
  await expect(faq.locator('details').nth(0).locator('p')).toBeVisible();
  await faq.locator('summary').nth(2).click();
  await expect(faq.locator('details').nth(2).locator('p')).toBeVisible();
  await expect(faq.locator('details[open]')).toHaveCount(1);
});

test('F3 without script the menu of small screens opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/es-es/');
  await island(page, 'mobile-menu').locator('summary').click();
  await island(page, 'mobile-menu').getByRole('link', { name: 'Ferias' }).click();
  await expect(page).toHaveURL('/es-es/exhibitions/');
});

test('F3 without script the groups of the main menu open', async ({ page }) => {
  await page.goto('/es-es/');
  await page.getByRole('button', { name: 'Ayuda' }).click();
  await expect(page.getByRole('link', { name: 'Contacto' })).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'Quiénes somos' }).click();
  await expect(page.getByRole('link', { name: 'Contacto' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Ferias' }).click();
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

test('F6 without script the terms are a link away', async ({ page }) => {
  await page.goto('/pl-pl/');
  await page.getByRole('contentinfo').locator(`a[href="${terms['pl-pl']}"]`).click();
  await expect(page).toHaveURL(terms['pl-pl']);
});
