import type { Page } from 'playwright/test';
import { now } from './now.ts';

/**
 * Stops the clock of a page at a time, or at the present one; only a test continues it. Before the page is opened, because on a busy machine a
 * page may take longer to load than its timers to end.
 */
export async function stopClock(page: Page, time = now()): Promise<void> {
  // The clock goes on between these two calls.
  await page.clock.install({ time: time - 60_000 });
  await page.clock.pauseAt(time);
}
