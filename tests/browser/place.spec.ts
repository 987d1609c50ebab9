import type { Locator, Page } from 'playwright/test';
import de from '../../content/dictionaries/de.ts';
import { expect, test } from './test.ts';
import { island, wake } from './wake.ts';

const saved = (page: Page) =>
  page.evaluate(() => ({ country: localStorage.getItem('country'), language: localStorage.getItem('language') }));
const control = (page: Page): Locator => island(page, 'place').locator('.place-toggle');
const country = (page: Page): Locator => island(page, 'place').locator('.place-countries');
const language = (page: Page): Locator => island(page, 'place').locator('.place-languages');
const panel = (page: Page): Locator => island(page, 'place').locator('[popover]');
const options = (list: Locator): Locator => list.locator('li:visible a');

/** Waits for the search to take the focus, in a task after the opening: text that is typed earlier goes elsewhere. */
async function openCountries(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  await expect(country(page).getByRole('textbox')).toBeFocused();
  return country(page);
}

async function openLanguages(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  return language(page);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page, 'place');
  await control(page).click();
  await expect(panel(page)).toBeVisible();
}

test.describe('choosing', () => {
  test('A9 A11 choosing a country saves it and keeps the page, with the language if the country offers it (decision 42)', async ({
    page,
  }) => {
    // Spain has the home page in French, and does not offer it.
    for (const [from, name, to, choice] of [
      ['/de-de/support/', 'Spanien', '/es-de/support/', { country: 'es', language: 'de' }],
      ['/de-de/how-kassaro-helps/', 'Frankreich', '/fr-fr/how-kassaro-helps/', { country: 'fr', language: 'fr' }],
      ['/fr-fr/', 'Espagne', '/es-es/', { country: 'es', language: 'es' }],
    ] as const) {
      const picker = await openCountries(page, from);
      await picker.getByRole('link', { name }).click();
      await expect(page).toHaveURL(to);
      expect(await saved(page)).toEqual(choice);
    }
  });

  test('A10 A11 choosing a language saves it with its country and keeps the page', async ({ page }) => {
    const picker = await openLanguages(page, '/ch-de/reviews/');
    await picker.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/ch-fr/reviews/');
    expect(await saved(page)).toEqual({ country: 'ch', language: 'fr' });
  });

  test('A10 a language that the page has and the country does not offer is opened and not saved (decision 35)', async ({ page }) => {
    const picker = await openLanguages(page, '/es-it/');
    await picker.getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL('/es-nl/');
    expect(await saved(page)).toEqual({ country: null, language: null });
  });

  test('A11 query and fragment are kept', async ({ page }) => {
    const there = '?topic=call&utm_source=ad#contact';
    const languages = await openLanguages(page, `/de-de/support/${there}`);
    await languages.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/de-en/support/${there}`);
    const countries = await openCountries(page, `/de-en/support/${there}`);
    await countries.getByRole('link', { name: 'Poland' }).click();
    await expect(page).toHaveURL(`/pl-en/support/${there}`);
  });

  test('A11 choosing the present address saves it and does not leave the page', async ({ page }) => {
    const picker = await openCountries(page, '/at-de/about/');
    await page.evaluate(() => Object.assign(window, { here: true }));
    await picker.getByRole('link', { name: 'Österreich' }).click();
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => saved(page)).toEqual({ country: 'at', language: 'de' });
    expect(await page.evaluate(() => 'here' in window)).toBe(true);
  });

  test('a click with a modifier key opens another tab and is not a choice', async ({ page, context }) => {
    const picker = await openCountries(page, '/de-de/');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      picker.getByRole('link', { name: 'Polen' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL('/pl-pl/');
    expect(await saved(page)).toEqual({ country: null, language: null });
  });
});

test.describe('searching', () => {
  const finds = [
    { text: 'ÖSTER', found: 'Österreich' },
    { text: 'oster', found: 'Österreich' },
    { text: 'austria', found: 'Österreich' },
    { text: '  polen ', found: 'Polen' },
    { text: 'Czech', found: 'Tschechien' },
    { text: 'españa', found: 'Spanien' },
  ];

  test('F4 V2 countries are found with any case and diacritics, by the shown name and the English one', async ({ page }) => {
    const picker = await openCountries(page, '/de-de/');
    for (const { text, found } of finds) {
      await picker.getByRole('textbox').fill(text);
      await expect(options(picker), text).toHaveText([new RegExp(found)]);
    }
    await expect(picker.getByRole('status')).toHaveText('1 Treffer');
    await expect(picker.getByRole('textbox')).toHaveAttribute('placeholder', de.picker.searchCountries);
    await picker.getByRole('textbox').fill('atlantis');
    await expect(options(picker)).toHaveCount(0);
    await expect(picker.getByRole('status')).toHaveText(de.picker.noCountries);
    await picker.getByRole('textbox').fill('');
    await expect(options(picker)).toHaveCount(7);
    await expect(picker.getByRole('status')).toBeEmpty();
  });

  test('F4 V2 above it, languages are found by their own name and the English one', async ({ page }) => {
    const picker = await openLanguages(page, '/es-en/');
    await expect(picker.getByRole('textbox')).toHaveAttribute('placeholder', 'Search languages...');
    for (const text of ['GERMAN', 'deutsch']) {
      await picker.getByRole('textbox').fill(text);
      await expect(options(picker), text).toHaveText(['Deutsch']);
    }
    await picker.getByRole('textbox').fill('francais');
    await expect(options(picker)).toHaveText(['Français']);
    await picker.getByRole('textbox').fill('klingon');
    await expect(picker.getByRole('status')).toHaveText('No languages found');
  });
});

test.describe('by keyboard', () => {
  test('A9 F4 arrows lead through the shown results and back to the search; Enter takes the only match, and none among several', async ({
    page,
  }) => {
    const picker = await openCountries(page, '/de-de/');
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(picker).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(options(picker).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(picker.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('fra');
    await page.keyboard.press('ArrowDown');
    await expect(picker.getByRole('link', { name: 'Frankreich' })).toBeFocused();
    await picker.getByRole('textbox').fill('pol');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pl-pl/');
    expect(await saved(page)).toEqual({ country: 'pl', language: 'pl' });
  });
});

test.describe('opening and closing', () => {
  test('S1 Escape closes, clears the search and brings the focus back', async ({ page }) => {
    const picker = await openCountries(page, '/es-es/');
    await expect(picker.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('polo');
    await expect(options(picker)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(control(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(picker.getByRole('textbox')).toBeFocused();
    await expect(picker.getByRole('textbox')).toHaveValue('');
    await expect(options(picker)).toHaveCount(7);
    // A picker may open before the event of its closing has come.
    await page.keyboard.type('polo');
    await expect(options(picker)).toHaveCount(1);
    await panel(page).evaluate((popover: HTMLElement) => {
      popover.hidePopover();
      popover.showPopover();
    });
    await expect(picker.getByRole('textbox')).toHaveValue('');
    await expect(options(picker)).toHaveCount(7);
  });

  test('F4 the present country and language are marked, each language as the language it is; three have no search; a mouse sees all countries', async ({
    page,
  }) => {
    await openCountries(page, '/ch-fr/');
    await expect(country(page).locator('[aria-current="true"]')).toHaveText(/Suisse/);
    await expect(options(country(page)).filter({ hasText: 'Pologne' })).toHaveText(/PLN/);
    await expect(options(country(page)).locator('svg')).toHaveCount(7);
    await expect(language(page).locator('[aria-current="true"]')).toHaveText('Français');
    expect(
      await language(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('lang'))),
    ).toEqual(['de', 'fr', 'en']);
    await expect(language(page).getByRole('textbox')).toHaveCount(0);
    expect(
      await country(page)
        .locator('ul')
        .evaluate((list) => list.scrollHeight - list.clientHeight),
    ).toBe(0);
  });
});

test.describe('to a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('F4 a list of countries that goes on ends within a row, so that it shows that it goes on', async ({ page }) => {
    await page.goto('/de-de/about/');
    await control(page).click();
    const rest = await country(page)
      .locator('ul')
      .evaluate((list) => (list.clientHeight / (list.querySelector('li')?.getBoundingClientRect().height ?? 1)) % 1);
    expect(rest).toBeGreaterThan(0.25);
    expect(rest).toBeLessThan(0.75);
  });
});
