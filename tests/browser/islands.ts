import { expect, type Locator, type Page } from 'playwright/test';
import offer from '../../content/facts/offer.ts';
import type { IslandName } from '../../runtime/islands/registry.ts';
import { field, fillIn, form, problems, serveOffers, submit, success } from './form.ts';
import { remember, restage, visitWithoutRules } from './staged.ts';
import { island, wake } from './wake.ts';
import type { Watch } from './watch.ts';

export interface State {
  readonly name: string;
  /** Goes where the island is, brings it into the state and proves that it is in it. */
  show(page: Page, watch: Watch): Promise<void>;
  /** Where the island shows at these widths alone. */
  readonly widths?: readonly number[];
}

const ends = Date.parse(offer.ends.iso);
const day = 86_400_000;

/** Every island in every state that it can be in. An island that is missing here does not compile, and fails a test. */
export const states: { readonly [Name in IslandName]: readonly [State, ...State[]] } = {
  'continue-to': [
    {
      name: 'nothing saved',
      show: async (page) => {
        await page.goto('/');
        await wake(page, 'continue-to');
        await expect(island(page, 'continue-to').locator('a')).toHaveCount(0);
      },
    },
    {
      name: 'a choice saved',
      show: async (page) => {
        await remember(page, { country: 'ch', language: 'fr' });
        await page.goto('/');
        await expect(island(page, 'continue-to').locator('a')).toBeVisible();
      },
    },
  ],
  countdown: [
    { name: 'running', show: (page) => countdown(page, ends - 9 * day, async () => expect(pause(page)).toBeVisible()) },
    {
      name: 'paused',
      show: (page) =>
        countdown(page, ends - day / 2, async () => {
          const label = await pause(page).innerText();
          await pause(page).click();
          await expect(pause(page)).not.toHaveText(label);
        }),
    },
    {
      name: 'reduced motion',
      show: async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await countdown(page, ends - 9 * day, async () => expect(pause(page)).toBeHidden());
      },
    },
    { name: 'over', show: (page) => countdown(page, ends + day, async () => expect(island(page, 'countdown').getByRole('status')).not.toBeEmpty()) },
  ],
  'country-picker': [
    { name: 'open', show: (page) => picker(page, 'country-picker', '/de-de/') },
    { name: 'filtered', show: (page) => searched(page, 'country-picker', 'fran') },
    { name: 'without a match', show: (page) => searched(page, 'country-picker', 'zzz') },
  ],
  'faq-search': [
    { name: 'one question open', show: (page) => faq(page, async (list) => list.locator('summary').nth(2).click()) },
    { name: 'filtered', show: (page) => faq(page, () => search(page, 'iPad')) },
    { name: 'without a match', show: (page) => faq(page, () => search(page, 'zzz')) },
  ],
  'language-picker': [
    { name: 'open, without search', show: (page) => picker(page, 'language-picker', '/ch-fr/about/') },
    { name: 'open, with search', show: (page) => manyLanguages(page, () => picker(page, 'language-picker', '/ch-fr/about/')) },
    { name: 'filtered', show: (page) => manyLanguages(page, () => searched(page, 'language-picker', 'ger')) },
    { name: 'without a match', show: (page) => manyLanguages(page, () => searched(page, 'language-picker', 'zzz')) },
  ],
  'mobile-menu': [
    { name: 'open', widths: [390, 320], show: (page) => menu(page, '/pl-pl/') },
    { name: 'open, with groups', widths: [390, 320], show: (page) => menu(page, '/es-es/') },
  ],
  'not-found': [
    { name: 'unknown page', show: (page, watch) => lost(page, watch, '/nowhere/at/all/') },
    { name: 'unknown country', show: (page, watch) => lost(page, watch, '/xx-yy/support/') },
  ],
  'pre-order': [
    { name: 'empty', show: (page) => reserve(page, async () => expect(form(page)).toBeVisible()) },
    {
      name: 'errors',
      show: (page) =>
        reserve(page, async () => {
          await field(page, 'email').fill('nobody');
          await submit(page);
          await expect(problems(page)).toBeFocused();
        }),
    },
    {
      name: 'sending',
      show: (page) =>
        reserve(page, async () => {
          await serveOffers(page, 'silent');
          await fillIn(page);
          await submit(page);
          await expect(form(page).locator('[type="submit"]')).toHaveAttribute('aria-disabled', 'true');
        }),
    },
    {
      name: 'sent',
      show: (page) =>
        reserve(page, async () => {
          await serveOffers(page, 202);
          await fillIn(page);
          await submit(page);
          await expect(success(page)).toBeFocused();
        }),
    },
    {
      name: 'failed, which looks like sent',
      show: (page, watch) =>
        reserve(page, async () => {
          watch.allow(/waits in the outbox|status of 500/);
          await serveOffers(page, 500);
          await fillIn(page);
          await submit(page);
          await expect(success(page)).toBeFocused();
        }),
    },
  ],
  'slide-buttons': [
    {
      name: 'first item',
      show: async (page) => {
        await page.goto('/de-de/');
        await wake(page, 'slide-buttons');
        await expect(island(page, 'slide-buttons').getByRole('button').first()).toBeVisible();
      },
    },
  ],
  'promo-banner': [
    {
      name: 'shown',
      show: async (page) => {
        await page.goto('/fr-fr/about/');
        await wake(page, 'promo-banner');
        await expect(island(page, 'promo-banner').getByRole('button')).toBeVisible();
      },
    },
    {
      name: 'dismissed',
      show: async (page) => {
        await page.goto('/fr-fr/about/');
        await island(page, 'promo-banner').getByRole('button').click();
        await expect(island(page, 'promo-banner')).toBeEmpty();
      },
    },
  ],
};

const pause = (page: Page): Locator => island(page, 'countdown').locator('.countdown-pause');

/** The countdown at an instant of its time. */
async function countdown(page: Page, now: number, reach: () => Promise<void>): Promise<void> {
  await page.clock.install({ time: now });
  await page.goto('/de-de/');
  await wake(page, 'countdown');
  await reach();
}

async function picker(page: Page, name: 'country-picker' | 'language-picker', address: string): Promise<void> {
  await page.goto(address);
  await island(page, name).locator('button').click();
  const panel = island(page, name).locator('[popover]');
  await expect(panel).toBeVisible();
  await wake(page, name);
  await expectInsideWindow(panel);
}

/** The picker with a text in its search, and what it says to that. */
async function searched(page: Page, name: 'country-picker' | 'language-picker', text: string): Promise<void> {
  await picker(page, name, '/ch-fr/about/');
  await island(page, name).locator('input').fill(text);
  await expect(island(page, name).locator('li:visible')).toHaveCount(text === 'zzz' ? 0 : 1);
  await expect(island(page, name).getByRole('status')).not.toBeEmpty();
}

/** No country offers more than three languages today; the search for those that will is there all the same (F4). */
async function manyLanguages(page: Page, show: () => Promise<void>): Promise<void> {
  await restage(page, 'language-picker', { searchAbove: 2 });
  await show();
}

async function menu(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await island(page, 'mobile-menu').locator('summary').click();
  await expect(island(page, 'mobile-menu').getByRole('navigation')).toBeVisible();
  await wake(page, 'mobile-menu');
}

async function faq(page: Page, reach: (list: Locator) => Promise<unknown>): Promise<void> {
  await page.goto('/es-es/support/');
  await wake(page, 'faq-search');
  await reach(island(page, 'faq-search'));
}

async function search(page: Page, text: string): Promise<void> {
  await island(page, 'faq-search').getByRole('searchbox').fill(text);
  await expect(island(page, 'faq-search').getByRole('status')).not.toBeEmpty();
}

async function reserve(page: Page, reach: () => Promise<void>): Promise<void> {
  await page.goto('/pl-pl/');
  await wake(page, 'pre-order');
  await reach();
}

async function lost(page: Page, watch: Watch, address: string): Promise<void> {
  watch.allow(/status of 404/);
  await visitWithoutRules(page, address);
  await wake(page, 'not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectInsideWindow(panel: Locator): Promise<void> {
  const beyond = await panel.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left: left < 0, right: right > innerWidth, top: top < 0, bottom: bottom > innerHeight };
  });
  expect(beyond, 'beyond the window').toEqual({ left: false, right: false, top: false, bottom: false });
}
