import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

const header = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => header(page).locator('.main-menu');

test('F3 S1 C7 on Spanish routes it has the full menu, a country picker and a free trial in a new tab', async ({ page }) => {
  await page.goto('/es-es/reviews/');
  await expect(mainMenu(page).locator('> ul > li > :is(a, button)')).toHaveText([
    'Quiénes somos',
    'Opiniones',
    'Funciones',
    'Sectores',
    /^Blog/,
    'Ayuda',
    /^Tienda/,
  ]);
  await mainMenu(page).getByRole('button', { name: 'Quiénes somos' }).click();
  await expect(mainMenu(page).locator('[popover]:popover-open a')).toHaveText(['Quiénes somos', 'Equipo', 'Ferias']);
  await mainMenu(page).getByRole('button', { name: 'Ayuda' }).click();
  await expect(mainMenu(page).locator('[popover]:popover-open a')).toHaveText(['Ayuda', /^Contacto/, /^Preguntas frecuentes/]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(mainMenu(page).locator('[popover]:popover-open')).toHaveCount(0);
  await mainMenu(page).getByRole('button', { name: 'Ayuda' }).click();
  await page.mouse.click(640, 700);
  await expect(mainMenu(page).locator('[popover]:popover-open')).toHaveCount(0);
  await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Opiniones');
  await expect(island(page, 'country-picker').locator('button').first()).toBeVisible();
  const trial = header(page).getByRole('link', { name: /^Probar gratis/ });
  await expect(trial).toHaveAttribute('target', '_blank');
  await expect(trial).toHaveAccessibleName(/se abre en una pestaña nueva/);
  await expect(header(page).getByRole('button', { name: /Iniciar|Registr/ })).toHaveCount(0);
});

test('F3 S1 a link to a place on the same page closes the panel that it is in', async ({ page }) => {
  await page.goto('/es-es/about/');
  await mainMenu(page).getByRole('button', { name: 'Quiénes somos' }).click();
  await mainMenu(page).getByRole('link', { name: 'Equipo' }).click();
  await expect(page).toHaveURL('/es-es/about/#team');
  await expect(mainMenu(page).locator('[popover]:popover-open')).toHaveCount(0);
  await expect(page.locator('#team')).toBeInViewport();
});

test('F3 C7 links to other sites open a tab in the menu of small screens too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/es-es/about/');
  await island(page, 'mobile-menu').locator('summary').click();
  for (const name of [/^Blog/, /^Contacto/, /^Preguntas frecuentes/, /^Tienda/, /^Probar gratis/]) {
    const link = island(page, 'mobile-menu').getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/se abre en una pestaña nueva/);
  }
});

test('S2 beyond 100 px of scrolling the border shows, and nothing else changes', async ({ page }) => {
  await page.goto('/de-de/');
  const look = (top: number) =>
    header(page).evaluate(async (element, to) => {
      scrollTo({ top: to, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const { borderBottomColor, borderBottomWidth, backgroundColor, boxShadow, height } = getComputedStyle(element);
      return { border: borderBottomColor, others: { borderBottomWidth, backgroundColor, boxShadow, height } };
    }, top);
  const unscrolled = await look(0);
  const before = await look(99);
  const beyond = await look(101);
  expect(before.border).toBe(unscrolled.border);
  expect(beyond.border).not.toBe(unscrolled.border);
  expect(beyond.others).toEqual(unscrolled.others);
});

for (const address of ['/pl-pl/about/', '/fr-fr/about/']) {
  test(`F3 the button of the trial has one line in a small window (${address})`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(address);
    const rows = await header(page)
      .locator('.header-trial .button')
      .evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.firstChild ?? button);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(rows).toBe(1);
  });
}

test('F3 the entries of the Spanish menu have one line in a small window, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const language of ['es', 'de', 'en', 'fr', 'it', 'nl']) {
    await page.goto(`/es-${language}/`);
    const entries = mainMenu(page).locator('> ul > li');
    await expect(entries).toHaveCount(7);
    const rows = await entries.evaluateAll((all) => new Set(all.map((entry) => entry.getBoundingClientRect().top)).size);
    expect([language, rows]).toEqual([language, 1]);
  }
});
