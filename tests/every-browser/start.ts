import type { Browser, BrowserName } from './drivers/browser.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWithPlaywright } from './drivers/playwright.ts';
import { startWebKit, type WebKitPrograms } from './drivers/webkit.ts';

/** A browser of this machine, and the way to control it. */
export type InstalledBrowser = { readonly name: BrowserName } & (
  | { readonly by: 'playwright' | 'marionette'; readonly executable: string }
  | { readonly by: 'webdriver'; readonly programs: WebKitPrograms }
);

export function start(browser: InstalledBrowser): Promise<Browser> {
  if (browser.by === 'webdriver') return startWebKit(browser.programs);
  return browser.by === 'marionette' ? startFirefox(browser.executable) : startWithPlaywright(browser.name, browser.executable);
}
