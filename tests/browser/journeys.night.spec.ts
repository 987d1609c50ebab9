import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

/** A menu without groups, and the largest one. By day header.spec.ts follows some links, and the build all. */
const locales = { 'pl-pl': 'pl-PL', 'es-es': 'es-ES' };

const menu = (page: Page) => page.locator('.main-menu');

/** Every link of the menu that leads to this site, with the button of its group. */
async function menuLinks(page: Page): Promise<readonly { readonly href: string; readonly group: string | null }[]> {
  return menu(page)
    .locator('a:not([target])')
    .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href') ?? '', group: link.closest('[popover]')?.id ?? null })));
}

for (const [locale, tag] of Object.entries(locales)) {
  test(`F3 F4 ${locale}: home, every link of the header, and back`, async ({ page }) => {
    await page.goto(`/${locale}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const links = await menuLinks(page);
    expect(links.length).toBeGreaterThan(3);
    for (const { href, group } of links) {
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
  });
}
