import { expect, type Locator, type Page } from 'playwright/test';
import offer from '../../../content/facts/offer.ts';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

const ends = Date.parse(offer.ends.iso);
const day = 86_400_000;

export const countdown: States = [
  { name: 'running', onlyAtNight: true, show: (page) => visit(page, ends - 9 * day, async () => expect(pause(page)).toBeVisible()) },
  {
    name: 'paused',
    show: (page) =>
      visit(page, ends - day / 2, async () => {
        const label = await pause(page).innerText();
        await pause(page).click();
        await expect(pause(page)).not.toHaveText(label);
      }),
  },
  {
    name: 'reduced motion',
    onlyAtNight: true,
    show: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, ends - 9 * day, async () => expect(pause(page)).toBeHidden());
    },
  },
  {
    name: 'over',
    show: (page) => visit(page, ends + day, async () => expect(island(page, 'countdown').getByRole('status')).not.toBeEmpty()),
  },
];

const pause = (page: Page): Locator => island(page, 'countdown').locator('.countdown-pause');

/** The countdown at an instant of its time. */
async function visit(page: Page, now: number, reach: () => Promise<void>): Promise<void> {
  await page.clock.install({ time: now });
  await page.goto('/de-de/');
  await wake(page, 'countdown');
  await reach();
}
