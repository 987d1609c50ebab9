import type { LaunchOptions } from 'playwright/test';
import { test as base } from './test.ts';

/** A test whose browser is started with other options; a file that uses it gets workers of its own. */
export function launchedWith(change: (options: LaunchOptions) => LaunchOptions): typeof base {
  return base.extend<object, { launchOptions: LaunchOptions }>({
    launchOptions: [async ({ launchOptions }, use) => use(change(launchOptions)), { scope: 'worker' }],
  });
}
