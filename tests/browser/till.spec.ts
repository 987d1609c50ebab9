import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { root } from '../support/paths.ts';
import { tabTo } from './focus.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const slip = (page: Page) => page.locator('.sale-places .till-slip:not(.fallen)');
const textOf = (page: Page, name: string) => page.locator(`[data-sale="${name}"]`).first();

test.describe('by keyboard', () => {
  test('two coffees, cash, change, next customer', async ({ page }) => {
    await page.goto('/de-de/');
    await wake(page, 'till');
    const till = island(page, 'till');
    await tabTo(page, '.till-key');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(till.locator('.till-badge').first()).toHaveText('2');
    await expect(till.locator('[data-till="total"]')).toHaveText('6,40 €');
    await tabTo(page, '.till-methods button:last-child');
    await page.keyboard.press('Space');
    await expect(till.locator('.till-change')).toHaveText('Gegeben 10,00 €, Rückgeld 3,60 €');
    await tabTo(page, '.till-charge');
    await page.keyboard.press('Enter');
    await expect(till.locator('p[role="status"]')).toHaveText('6,40 € kassiert. Der Beleg ist gedruckt.');
    await expect(slip(page)).toContainText('Beleg 149');
    await expect(slip(page).locator('[data-sale="paid"] li')).toHaveText([/Gegeben\s*10,00/, /Rückgeld\s*3,60/]);
    await expect(page.locator('.sale-invoice li')).toHaveText([/2\s*Flat White\s*6,40/]);
    await expect(page.locator('.picture.terminal')).toContainText('6,40 €');
    await expect(textOf(page, 'day')).toHaveText('274,00 €');
    await tabTo(page, '.till-key:first-of-type');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toContainText('Apfelkuchen');
    await page.keyboard.press('Enter');
    await expect(till.locator('.till-lines li')).toHaveText([/1\s*Apfelkuchen\s*4,40/]);
  });
});

test('a press before the script has arrived is rung up', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/till-*.js', (route) => released.then(() => route.continue()));
  await page.goto('/es-es/');
  await page.locator('.till-device:not([inert]) .till-key').first().click();
  release();
  await expect(island(page, 'till').locator('.till-badge').first()).toHaveText('1');
});

test('a door of the street sets the till, which is then in sight', async ({ page }) => {
  await page.goto('/de-de/');
  await wake(page, 'till');
  await page.locator('.fronts').getByRole('link', { name: 'Laden' }).click();
  await expect(page).toHaveURL('/de-de/');
  await expect(island(page, 'till').locator('.till-key').first()).toContainText('Sauerteigbrot');
  const button = island(page, 'till').getByRole('button', { name: 'Laden' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the doors of the street lead to the pages of their trades', async ({ page }) => {
    await page.goto('/es-es/');
    for (const [trade, address] of [
      ['Bar', '/restaurantes/'],
      ['Peluquería', '/belleza-bienestar/'],
      ['Tienda', '/comercio-minorista/'],
    ] as const) {
      const door = page.locator('.fronts').getByRole('link', { name: new RegExp(`^${trade}`) });
      await expect(door).toHaveAttribute('href', new RegExp(`${address}$`));
    }
    await page
      .locator('.fronts')
      .getByRole('link', { name: /^Tienda/ })
      .click();
    await expect(page).toHaveURL(/\/comercio-minorista\/$/);
  });
});

test('each page of a trade has a till with the goods of the trade first', async ({ page }) => {
  for (const [address, trade, good] of [
    ['/restaurantes/', 'Mesa 4', 'Sopa del día'],
    ['/belleza-bienestar/', 'Eva', 'Corte'],
    ['/comercio-minorista/', 'Tienda', 'Pan'],
    ['/inventario/', 'Tienda', 'Pan'],
  ] as const) {
    await page.goto(address);
    await expect(island(page, 'till').getByRole('button', { name: trade })).toHaveAttribute('aria-pressed', 'true');
    await expect(island(page, 'till').locator('.till-key').first()).toContainText(good);
  }
});

test('on a laptop the button of each till is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const address of [
    '/restaurantes/',
    '/belleza-bienestar/',
    '/comercio-minorista/',
    '/inventario/',
    '/facturacion/',
    '/software-tpv/',
  ]) {
    await page.goto(address);
    await expect(island(page, 'till').getByRole('button', { name: 'Cobrar' }), address).toBeInViewport({ ratio: 1 });
  }
});

test('the till of a restaurant switches between its tables, and keeps its dishes', async ({ page }) => {
  await page.goto('/restaurantes/');
  await wake(page, 'till');
  const till = island(page, 'till');
  await expect(till.locator('.till-lines')).toHaveText(/Sopa del día.*Bocadillo.*Tarta.*Caña/);
  await till.getByRole('group', { name: 'Elige una mesa' }).getByRole('button', { name: 'Mesa 7' }).click();
  await expect(till.locator('.till-lines')).toHaveText(/Croquetas.*Merluza.*Entrecot.*Copa de vino/);
  await expect(till.locator('.till-key').first()).toContainText('Sopa del día');
  await till.getByRole('button', { name: 'Cobrar' }).click();
  await expect(page.locator('.closing [data-sale="day"]')).toHaveText(/367,10/);
});

test('the receipt of Spain has the code of the tax above its lines, and each rate of tax once', async ({ page }) => {
  await page.goto('/es-es/');
  await wake(page, 'till');
  await island(page, 'till').getByRole('button', { name: 'Tienda' }).click();
  await island(page, 'till').getByRole('button', { name: 'Cobrar' }).click();
  await expect(slip(page)).toContainText('Factura simplificada de ejemplo');
  await expect(slip(page).locator('.till-slip-qr')).toHaveText('QR tributario:VERI*FACTU');
  await expect(slip(page).locator('tbody tr')).toHaveText([/A 21\s?%/, /B 4\s?%/]);
});

test('one slip is printed on paper while a sale is rung up, without the till', async ({ page }) => {
  await page.goto('/de-de/');
  await wake(page, 'till');
  await island(page, 'till').getByRole('button', { name: 'Bier' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.till-device')).toBeHidden();
  await expect(page.locator('.till-slip:visible')).toHaveCount(1);
});

test('a price of nine digits and a name of sixty letters stay within the till', async ({ page }) => {
  await page.goto('/pl-pl/');
  await page.evaluate(() => {
    const part = document.querySelector<HTMLElement>('[data-enhance="till"]');
    const data = JSON.parse(part?.dataset.props ?? '');
    data.shops[0].goods[0] = ['Konstantynopolitańczykowianeczkowski'.padEnd(60, 'o'), 123_456_789, 2300];
    if (part) part.dataset.props = JSON.stringify(data);
  });
  await wake(page, 'till');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await island(page, 'till').getByRole('button', { name: 'Salon' }).click();
    await island(page, 'till').getByRole('button', { name: 'Kawiarnia' }).click();
    await island(page, 'till').locator('.till-key').first().click();
    await island(page, 'till').locator('.till-charge').click();
    const wide = await page
      .locator('.till-device, .till-device *, .till-slip, .till-slip *, .sale-phone *, .sale-invoice *')
      .evaluateAll((all) =>
        all.filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1).map((part) => part.className),
      );
    expect(wide).toEqual([]);
  }
});

test('the script of the till has at most 12 KB', () => {
  const scripts = readdirSync(`${root}/dist/site/assets`).filter((name) => /^till-.*\.js$/.test(name));
  expect(scripts).toHaveLength(1);
  for (const name of scripts) expect(gzipSync(readFileSync(`${root}/dist/site/assets/${name}`)).length).toBeLessThanOrEqual(12 * 1024);
});
