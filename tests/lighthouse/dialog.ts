import { type Browser, chromium, type Page } from 'playwright';
import { median } from '../bench/measure/median.ts';
import type { Measuring } from './measure.ts';
import type { Visit } from './visits.ts';

/** The dialog of an offer on a phone whose processor is four times slower: medians in milliseconds. */
export interface DialogTimes {
  readonly address: string;
  /** The parts beyond 50 ms of the tasks until the page is quiet. */
  readonly blocked: number;
  /** From the tap until the open dialog is painted. */
  readonly opened: number;
}

/** The templates whose pages open a dialog. */
const templates: readonly string[] = ['ipad-offer', 'second-offer'];

/** Opens the dialogs of the offers among the visits several times, each in a new browser. */
export async function measureDialogs(
  visits: readonly Visit[],
  { site, chromium: executablePath, runs }: Measuring,
): Promise<DialogTimes[]> {
  const offers = visits.filter(({ template }) => templates.includes(template));
  const results: DialogTimes[] = [];
  for (const { address } of offers) {
    const looks: Omit<DialogTimes, 'address'>[] = [];
    while (looks.length < runs) {
      const browser = await chromium.launch({ executablePath });
      looks.push(await look(browser, site + address).finally(() => browser.close()));
    }
    results.push({ address, blocked: median(looks.map((one) => one.blocked)), opened: median(looks.map((one) => one.opened)) });
  }
  return results;
}

async function look(browser: Browser, address: string): Promise<Omit<DialogTimes, 'address'>> {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
  const page = await browser.newPage({ ...phone, ignoreHTTPSErrors: true });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  const blocked = await page.evaluate(blockedTime);
  return { blocked, opened: await openingTime(page) };
}

/** Sums the parts beyond 50 ms of the long tasks so far. Runs in the page. */
async function blockedTime(): Promise<number> {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  await new Promise((reported) => requestAnimationFrame(() => setTimeout(reported)));
  return Math.round(tasks.reduce((sum, { duration }) => sum + duration - 50, 0));
}

/** Taps on the link to the dialog, and returns the milliseconds until the frame after its opening has been made. */
async function openingTime(page: Page): Promise<number> {
  const opener = page.locator('main a[href="#reserve"]').first();
  await opener.scrollIntoViewIfNeeded();
  const opening = await page.evaluateHandle(() => {
    const dialog = document.querySelector('dialog.lead-dialog');
    if (!dialog) throw new Error('The page has no dialog.');
    const tapped = new Promise<number>((at) => addEventListener('click', ({ timeStamp }) => at(timeStamp), { capture: true, once: true }));
    const painted = new Promise<number>((at) => {
      new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => at(performance.now())))).observe(dialog, {
        attributeFilter: ['open'],
      });
    });
    return { milliseconds: Promise.all([tapped, painted]).then(([from, to]) => Math.round(to - from)) };
  });
  await opener.tap();
  return opening.evaluate(({ milliseconds }) => milliseconds);
}
