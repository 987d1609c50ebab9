import playwright from 'playwright';
import type { Browser, BrowserName } from './browser.ts';

/** A browser that Playwright knows to lead: Chromium, and its own builds of the others. */
export async function startWithPlaywright(name: BrowserName, executable: string): Promise<Browser> {
  // Chromium's sandbox refuses to run as root, as which containers run.
  const args = name === 'chromium' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await playwright[name].launch({ executablePath: executable, args });
  return {
    version: browser.version(),
    open: async ({ script, width, height }) => {
      const context = await browser.newContext({ javaScriptEnabled: script, viewport: { width, height } });
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        point: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
