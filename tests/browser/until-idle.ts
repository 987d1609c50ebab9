import type { Page } from 'playwright/test';

/**
 * Waits until the page has nothing else to do, three seconds at most: islands that wait for that wait for two. Without a limit it could be
 * forever, because a headless browser that has no frame to draw may report no idle time.
 */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(), { timeout: 3000 })));
