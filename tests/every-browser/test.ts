import { test as base, expect } from 'playwright/test';
import type { Browser, Settings } from './drivers/browser.ts';
import { type InstalledBrowser, start } from './start.ts';
import { type Visitor, visitorIn } from './visitor.ts';

export { expect };

interface Each {
  readonly settings: Settings;
  readonly visitor: Visitor;
}

export interface OfWorker {
  /** The browser of a project. */
  readonly found: InstalledBrowser;
  readonly started: Browser;
}

/** A test with a visitor who comes for the first time, in each of the browsers. */
export const test = base.extend<Each, OfWorker>({
  found: [
    { name: 'chromium', by: 'playwright', executable: '' },
    { option: true, scope: 'worker' },
  ],
  started: [
    async ({ found }, use) => {
      const browser = await start(found);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  settings: [{ script: true, text: 16, width: 1280, height: 900 }, { option: true }],
  visitor: async ({ started, settings, baseURL }, use, { project }) => {
    base.skip(settings.text !== 16 && !started.hasTextSize, `${project.name} cannot set the size of text`);
    const tab = await started.open(settings);
    const visitor = visitorIn(tab, { site: baseURL ?? '', script: settings.script });
    await use(visitor);
    await tab.close();
  },
});
