import type { Browser, BrowserName } from './drivers/browser.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWithPlaywright } from './drivers/playwright.ts';
import { startWebKit, type WebKitPrograms } from './drivers/webkit.ts';

/** A browser of this machine, and the way to control it. */
export type Found = { readonly name: BrowserName } & (
  | { readonly by: 'playwright' | 'marionette'; readonly executable: string }
  | { readonly by: 'webdriver'; readonly programs: WebKitPrograms }
);

export function start(found: Found): Promise<Browser> {
  if (found.by === 'webdriver') return startWebKit(found.programs);
  return found.by === 'marionette' ? startFirefox(found.executable) : startWithPlaywright(found.name, found.executable);
}
