import { expect, type Page } from 'playwright/test';
import { island, wake } from '../wake.ts';
import type { States } from './state.ts';

export const copyButton: States = [
  {
    name: 'at rest',
    show: async (page) => {
      await page.goto('/pl-pl/support/');
      await wake(page, 'copy-button');
      await expect(island(page, 'copy-button').getByRole('button')).toBeVisible();
    },
  },
];

export const topic: States = [
  { name: 'without a topic', show: (page) => visit(page, '', /^Worum es auch geht/) },
  { name: 'with a topic', show: (page) => visit(page, '?topic=call', /Telefontermin/) },
];

async function visit(page: Page, query: string, line: RegExp): Promise<void> {
  await page.goto(`/de-de/support/${query}`);
  await wake(page, 'topic');
  await expect(island(page, 'topic')).toHaveText(line);
}
