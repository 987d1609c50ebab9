import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { island } from './wake.ts';

/** Four locales of four languages: each goes to another language of its country and comes back. */
const journeys = [
  { locale: 'de-de', tag: 'de-DE', other: 'English', there: 'de-en', back: 'Deutsch' },
  { locale: 'es-es', tag: 'es-ES', other: 'Deutsch', there: 'es-de', back: 'Español' },
  { locale: 'fr-fr', tag: 'fr-FR', other: 'English', there: 'fr-en', back: 'Français' },
  { locale: 'pl-pl', tag: 'pl-PL', other: 'English', there: 'pl-en', back: 'Polski' },
];

const menu = (page: Page) => page.locator('.main-menu');

/** Every link of the menu that leads to this site, with the button of its group. */
async function menuLinks(page: Page): Promise<readonly { readonly href: string; readonly group: string | null }[]> {
  return menu(page)
    .locator('a:not([target])')
    .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href') ?? '', group: link.closest('[popover]')?.id ?? null })));
}

for (const { locale, tag, other, there, back } of journeys) {
  test(`F3 F4 A11 ${locale}: home, every link of the header, another language, and back`, async ({ page }) => {
    await page.goto(`/${locale}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const links = await menuLinks(page);
    expect(links.length).toBeGreaterThan(3);
    for (const { href, group } of links) {
      await page.goto(`/${locale}/`);
      if (group) await menu(page).locator(`[popovertarget="${group}"]`).click();
      await menu(page).locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(href);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const anchor = new URL(page.url()).hash;
      if (anchor) await expect(page.locator(anchor)).toBeInViewport();
    }
    for (const link of await menu(page).locator('a[target="_blank"]').all())
      await expect(link).toHaveAttribute('href', /^https:\/\/\w+\.kassaro\.example\//);

    await page.getByRole('banner').locator('.header-home').click();
    await expect(page).toHaveURL(`/${locale}/`);
    for (const [choice, arrived] of [
      [other, there],
      [back, locale],
    ] as const) {
      await island(page, 'language-picker').locator('button').click();
      await island(page, 'language-picker').getByRole('link', { name: choice }).click();
      await expect(page).toHaveURL(`/${arrived}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${arrived.slice(3)}-`));
    }
  });
}
