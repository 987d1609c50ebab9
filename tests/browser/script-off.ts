import { expect, type Page } from 'playwright/test';

/** Parts that ask or answer only by script: consent to measuring, topic or page in the address, the likely country, the sign on the door. */
const byScript = ['consent', 'topic', 'asked-for', 'continue-to', 'door'];
const answers = byScript.map((name) => `[data-enhance="${name}"]`).join();

/** The visible lines of text of a page, without those that only script shows. */
export async function linesWithScript(page: Page): Promise<readonly string[]> {
  const parts = page.locator(`.needs-script, ${answers}`);
  const setVisibility = (visibility: string) =>
    parts.evaluateAll((all, value) => {
      for (const element of all as HTMLElement[]) element.style.visibility = value;
    }, visibility);
  await setVisibility('hidden');
  const lines = await linesOf(page);
  await setVisibility('');
  return lines;
}

/** Loads the page again without script, in a wide window, and expects all these lines, and no control that needs script. */
export async function expectReadableWithoutScript(page: Page, lines: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.reload();
  const shown = await linesOf(page);
  expect(
    lines.filter((line) => !shown.includes(line)),
    'missing without script',
  ).toEqual([]);
  await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  // Log in and register are not connected, with script or without (F4).
  await expect(page.locator('button:visible:not([popovertarget], [type="submit"], .header-account, [inert] *)')).toHaveCount(0);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
}

const linesOf = async (page: Page): Promise<readonly string[]> => (await page.locator('body').innerText()).split('\n');
