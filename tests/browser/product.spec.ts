import { expect, test } from './test.ts';

test('P10 the language row leads to Spanish by its short address and back, and marks the current language', async ({ page }) => {
  await page.goto('/es-de/kassaro/');
  const row = page.getByRole('main').getByRole('navigation', { name: 'Diese Seite in anderen Sprachen' });
  await expect(row.locator('[aria-current="page"]')).toHaveText('Deutsch');
  await row.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/kassaro/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/es-en/kassaro/');
  await page.goto('/es-pl/kassaro/');
  await expect(page).toHaveURL('/es-es/kassaro/');
});

test('P10 the trial opens in a new tab, and the sales link leads to the contact section', async ({ page }) => {
  await page.goto('/es-en/kassaro/#support');
  await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeInViewport();
  const main = page.getByRole('main');
  const trial = main.getByRole('link', { name: /^Start free trial/ }).last();
  await expect(trial).toHaveAttribute('target', '_blank');
  await expect(trial).toHaveAccessibleName(/opens in a new tab/);
  await main.getByRole('link', { name: 'Contact sales' }).last().click();
  await expect(page).toHaveURL('/es-en/support/?topic=sales#contact');
  await expect(page.locator('#contact')).toBeInViewport();
});

test('P18 on the help page one answer is open at a time, by keyboard, and it leads on to the shops', async ({ page }) => {
  await page.goto('/help/');
  const demo = page.getByText('En mis tickets y facturas pone DEMO');
  const closing = page.getByText('La caja no cuadra');
  await expect(page.getByText('Estás en modo de prueba')).toBeVisible();
  await closing.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Mira el libro de caja')).toBeVisible();
  await expect(page.getByText('Estás en modo de prueba')).toBeHidden();
  await demo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Estás en modo de prueba')).toBeVisible();
  await expect(page.getByText('Mira el libro de caja')).toBeHidden();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Software TPV' }).click();
  await expect(page).toHaveURL('/software-tpv/');
});
