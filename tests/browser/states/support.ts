import { expect, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const copyButton: States = [
  {
    name: 'at rest',
    onlyAtNight: true,
    show: async (page) => {
      await page.goto('/pl-pl/support/');
      await wake(page, 'copy-button');
      await expect(island(page, 'copy-button').getByRole('button')).toBeVisible();
    },
  },
];

export const topic: States = [
  { name: 'without a topic', onlyAtNight: true, show: (page) => visit(page, '', /^Worum es auch geht/) },
  { name: 'with a topic', onlyAtNight: true, show: (page) => visit(page, '?topic=call', /Telefontermin/) },
];

async function visit(page: Page, query: string, line: RegExp): Promise<void> {
  await page.goto(`/de-de/support/${query}`);
  await wake(page, 'topic');
  await expect(island(page, 'topic')).toHaveText(line);
}

/** Support is open from Monday to Friday, 9 to 13 in Vienna. */
export const door: States = [
  { name: 'open', onlyAtNight: true, show: (page) => pass(page, '2026-11-26T08:30:00Z', 'Offen bis 13:00') },
  { name: 'closed after noon', show: (page) => pass(page, '2026-11-26T12:00:00Z', 'Geschlossen wieder Freitag ab 09:00') },
  {
    name: 'closed before nine',
    onlyAtNight: true,
    show: (page) => pass(page, '2026-11-27T05:00:00Z', 'Geschlossen wieder Freitag ab 09:00'),
  },
  {
    name: 'closed at the weekend',
    onlyAtNight: true,
    show: (page) => pass(page, '2026-11-28T09:00:00Z', 'Geschlossen wieder Montag ab 09:00'),
  },
];

async function pass(page: Page, at: string, words: string): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.goto('/de-de/support/');
  await wake(page, 'door');
  await expect(island(page, 'door')).toContainText(words, { useInnerText: true });
}
