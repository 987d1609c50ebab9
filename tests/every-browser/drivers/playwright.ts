import playwright, { type Browser as Launched } from 'playwright';
import type { Browser, BrowserName, Settings } from './browser.ts';

/** A browser that Playwright controls: Chromium, and its own builds of the others. */
export async function startWithPlaywright(name: BrowserName, executable: string): Promise<Browser> {
  // Chromium's sandbox refuses to run as root, the user of most containers.
  const always = name === 'chromium' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const launch = (text: Settings['text']) =>
    playwright[name].launch({
      executablePath: executable,
      // These settings replace Playwright's own, which give the browser a mouse.
      args: name === 'chromium' && text !== 16 ? [...always, `--blink-settings=defaultFontSize=${text}`] : always,
      ...(name === 'firefox' ? { firefoxUserPrefs: { 'font.size.variable.x-western': text } } : {}),
    });
  // The size of text is a setting of the whole browser.
  const launched = new Map<Settings['text'], Launched>([[16, await launch(16)]]);
  return {
    version: launched.get(16)?.version() ?? '',
    hasTextSize: name !== 'webkit',
    open: async ({ script, text, width, height }) => {
      const browser = launched.get(text) ?? (await launch(text));
      launched.set(text, browser);
      const context = await browser.newContext({ javaScriptEnabled: script, viewport: { width, height } });
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        point: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        type: (words) => page.keyboard.type(words),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    close: async () => {
      for (const browser of launched.values()) await browser.close();
    },
  };
}
