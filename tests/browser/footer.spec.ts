import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('F5 has offer, status, legal links, app stores, social networks and the copyright line', async ({ page }) => {
  await page.goto('/de-de/about/');
  await expect(footer(page).getByRole('link', { name: 'iPad-Angebot' })).toHaveAttribute('href', '/de-de/#offer');
  await expect(footer(page).getByRole('link', { name: /^Systemstatus/ })).toHaveAttribute('target', '_blank');
  for (const name of ['AGB', 'Datenschutz', 'Impressum', /App Store/, /Google Play/, /^Facebook/, /^Instagram/, /^LinkedIn/, /^YouTube/]) {
    await expect(footer(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(footer(page)).toContainText('© 2024 Kassaro GmbH. Alle Rechte vorbehalten.');
});

test('F5 in Spain the offer has a page of its own, and the functions and trades are listed', async ({ page }) => {
  await page.goto('/es-de/about/');
  await expect(footer(page).getByRole('link', { name: 'iPad-Angebot' })).toHaveAttribute('href', '/es-de/ipad-offer/');
  await expect(footer(page).getByRole('heading', { level: 2 })).toHaveText([
    'Produkt',
    'Funktionen',
    'Branchen',
    'Unternehmen',
    'Rechtliches',
    'Die App laden',
  ]);
  await footer(page).getByRole('link', { name: 'Gastronomie' }).click();
  await expect(page).toHaveURL('/restaurantes/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
});

test('P21 privacy and imprint are read by their list of sections, and name a contact', async ({ page }) => {
  for (const [address, section] of [
    ['/pl-pl/privacy/', '#rights'],
    ['/ch-fr/imprint/', '#reach'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('main').locator(`nav a[href="${section}"]`).click();
    await expect(page.locator(`${section} h2`)).toBeInViewport();
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
    await expectAccessible(page);
  }
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
