import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { addressOf, type Locale, locales, pageTypes, terms } from './pages.ts';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

const header = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => header(page).locator('.main-menu');
const footer = (page: Page) => page.getByRole('contentinfo');

test('F1 every page has a header and a footer', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const address of ['/', ...pageTypes.map((type) => addressOf(type, 'cz-en'))]) {
    await page.goto(address);
    await expect(header(page), address).toHaveCount(1);
    await expect(footer(page), address).toHaveCount(1);
  }
});

test.describe('the banner', () => {
  test('F2 shows the offer in the language of the page, and leads to it', async ({ page }) => {
    for (const [address, text, home] of [
      ['/de-de/about/', /iPad.*Premium für 249\s€ statt 500\s€/, '/de-de/'],
      ['/es-es/about/', /iPad.*Premium por 249\s€ en lugar de 500\s€/, '/es-es/'],
      ['/pl-pl/about/', /iPad.*Premium za 249\s€ zamiast 500\s€/, '/pl-pl/'],
    ] as const) {
      await page.goto(address);
      await expect(island(page, 'promo-banner').locator('p')).toHaveText(text);
      await island(page, 'promo-banner').getByRole('link').click();
      await expect(page).toHaveURL(`${home}#offer`);
      await expect(page.locator('#offer')).toBeInViewport();
    }
  });

  test('F2 is dismissed for this page view only', async ({ page }) => {
    await page.goto('/de-de/about/');
    await island(page, 'promo-banner').getByRole('button').click();
    await expect(page.locator('.promo-banner')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.promo-banner')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe('the header', () => {
  test('F3 on Spanish routes it has the full menu, a country picker and a free trial in a new tab', async ({ page }) => {
    await page.goto('/es-es/reviews/');
    await expect(mainMenu(page).locator('> ul > li > :is(a, button)')).toHaveText(['Quiénes somos', 'Opiniones', /^Blog/, 'Ayuda', /^Tienda/]);
    await mainMenu(page).getByRole('button', { name: 'Quiénes somos' }).click();
    await expect(mainMenu(page).locator('[popover]:popover-open a')).toHaveText(['Quiénes somos', 'Equipo', 'Ferias']);
    await mainMenu(page).getByRole('button', { name: 'Ayuda' }).click();
    await expect(mainMenu(page).locator('[popover]:popover-open a')).toHaveText(['Contacto', /^Preguntas frecuentes/]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
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

  test('F3 the logo leads to the home page of the locale', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`/${locale}/about/`);
      await expect(header(page).getByRole('link').filter({ hasText: /^Kassaro/ })).toHaveAttribute('href', `/${locale}/`);
    }
  });

  test('F4 elsewhere it has the alternative navigation with log in and register', async ({ page }) => {
    await page.goto('/de-de/support/');
    await expect(mainMenu(page).locator('> ul > li > a')).toHaveText(['Vorteile', 'Über uns', 'So hilft Kassaro', 'Support']);
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText('Support');
    const address = page.url();
    for (const name of ['Anmelden', 'Registrieren']) await header(page).getByRole('button', { name }).click();
    expect(page.url()).toBe(address);
  });

  test('F4 the English set also lists products, solutions, pricing, resources and company, and starts a trial', async ({ page }) => {
    await page.goto('/pl-en/');
    await mainMenu(page).getByRole('button', { name: 'More' }).click();
    await expect(mainMenu(page).locator('[popover]:popover-open a')).toHaveText(['Products', 'Solutions', 'Pricing', 'Resources', 'Company']);
    await expect(header(page).getByRole('link', { name: /^Start free trial/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('F3 S1 on small screens the menu opens, and closes by Escape, by a click outside and by following a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/de-de/');
    const menu = island(page, 'mobile-menu').getByRole('navigation');
    const toggle = island(page, 'mobile-menu').locator('summary');
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(195, 780);
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: 'Vorteile' }).click();
    await expect(page).toHaveURL('/de-de/benefits/');
    await expect(menu).toBeHidden();
  });
});

test.describe('the footer', () => {
  test('F5 has offer, status, legal links, app stores, social networks and the copyright line', async ({ page }) => {
    await page.goto('/de-de/about/');
    await expect(footer(page).getByRole('link', { name: 'iPad-Angebot' })).toHaveAttribute('href', '/de-de/#offer');
    await expect(footer(page).getByRole('link', { name: /^Systemstatus/ })).toHaveAttribute('target', '_blank');
    for (const name of ['AGB', 'Datenschutz', 'Impressum', /App Store/, /Google Play/, /^Facebook/, /^Instagram/, /^LinkedIn/, /^YouTube/]) {
      await expect(footer(page).getByRole('link', { name })).toBeVisible();
    }
    await expect(footer(page)).toContainText('© 2024 Kassaro GmbH. Alle Rechte vorbehalten.');
  });

  test('F5 the copyright line is in the language of the page', async ({ page }) => {
    for (const [locale, line] of [
      ['es-es', 'Todos los derechos reservados'],
      ['fr-fr', 'Tous droits réservés'],
      ['pl-pl', 'Wszelkie prawa zastrzeżone'],
      ['at-en', 'All rights reserved'],
    ]) {
      await page.goto(`/${locale}/about/`);
      await expect(footer(page)).toContainText(line ?? '');
    }
  });

  test('F6 P21 names the terms of the country, and legal pages that exist', async ({ page, request }) => {
    for (const [locale, address] of Object.entries(terms) as [Locale, string][]) {
      await page.goto(`/${locale}/about/`);
      for (const legal of [address, addressOf('privacy', locale), addressOf('imprint', locale)]) {
        await expect(footer(page).locator(`a[href="${legal}"]`), legal).toBeVisible();
        expect((await request.get(legal)).status(), legal).toBe(200);
      }
    }
  });

  test('F6 where there is no country, the terms are those at /agb', async ({ page }) => {
    await page.goto('/');
    await expect(footer(page).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/agb/');
  });
});

test('F7 flags are drawn, each differently', async ({ page }) => {
  await page.goto('/');
  const flags = page.getByRole('main').locator('svg.flag');
  await expect(flags).toHaveCount(7);
  const drawn = await flags.evaluateAll((all) =>
    all.map((flag) => [...flag.querySelectorAll('path')].map((path) => `${getComputedStyle(path).fill} ${path.getAttribute('d')}`).join()),
  );
  expect(new Set(drawn).size).toBe(7);
  for (const flag of await flags.all()) expect((await flag.boundingBox())?.width).toBeGreaterThan(20);
  expect(await page.locator('body').innerText()).not.toMatch(/\p{Regional_Indicator}/u);
});

test('the terms of a country without its own locale prefix show in its language', async ({ page }) => {
  for (const [address, lang] of [
    ['/at-at/allgemeine-geschaeftsbedingungen/', 'de-AT'],
    ['/cz-cz/vseobecne-podminky/', 'cs-CZ'],
    ['/agb/', 'de-DE'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});
