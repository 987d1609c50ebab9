import { test as base, expect } from 'playwright/test';
import { sinceSources } from './now.ts';
import { type Watch, watch } from './watch.ts';

export { expect };

/** A test whose page is watched: any fault that the test did not announce fails it. */
export const test = base.extend<{ readonly watch: Watch; readonly popups: boolean }>({
  /** Whether the email popup may open by itself. Otherwise it counts as shown, because it would cover the tested parts. */
  popups: [false, { option: true }],
  watch: [
    async ({ page, baseURL, popups }, use) => {
      // A context that is used again has its pointer where the test before left it.
      await page.mouse.move(0, 0);
      const { faults, ...rest } = await watch(page, baseURL);
      if (!popups) await page.addInitScript(silencePopup);
      if (sinceSources) await page.context().addInitScript(moveClock, sinceSources);
      await page.context().addInitScript(ignorePointerInCorner);
      await use(rest);
      expect(faults(), 'faults that the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: Chromium's headless shell has a pointer at 0, 0 before a test moves one, which would wake the banner. */
function ignorePointerInCorner(): void {
  const ignore = (event: MouseEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'pointerenter', 'pointermove'] as const) addEventListener(type, ignore, true);
}

/** Runs in the page: moves its clock back to the day for which the site is built, on which fairs and the offer have not ended. */
function moveClock(milliseconds: number): void {
  const now = Date.now;
  Date.now = () => now() - milliseconds;
  window.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length ? given : [target.now()], made),
    apply: (target) => new target(target.now()).toString(),
  });
}

/** Runs in the page: as if the popup had been shown in this visit. */
function silencePopup(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('emailPopupShown', '0');
}
