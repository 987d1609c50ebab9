import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { wake } from '../wake.ts';
import type { States } from './state.ts';

export const endedFairs: States = [
  {
    name: 'every fair is over',
    show: async (page) => {
      await page.clock.setFixedTime('2028-01-01T12:00:00');
      await page.goto('/pl-pl/');
      await wake(page, 'ended-fairs');
      await expect(page.locator('#upcoming')).toBeHidden();
    },
  },
];

export const calendar: States = [
  {
    name: 'a fair for the calendar',
    show: async (page) => {
      await page.clock.setFixedTime('2026-12-01T12:00:00');
      await page.goto('/de-de/exhibitions/');
      await wake(page, 'calendar');
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('In den Kalender').first().click()]);
      expect(download.suggestedFilename()).toBe('vienna.ics');
      const file = readFileSync(await download.path(), 'utf8');
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(file).toContain(
        'DTSTART;VALUE=DATE:20270209\r\nDTEND;VALUE=DATE:20270212\r\nSUMMARY:Counter & Kitchen\r\nLOCATION:Wien\\, Österreich',
      );
    },
  },
];
