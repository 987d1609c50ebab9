import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../browser/ensure-chromium.ts';
import { type DevSession, startDev } from '../support/dev-session.ts';
import { median } from './measure/median.ts';
import { measureTimeToPage } from './measure/time-to-page.ts';

/** Milliseconds to the word of the server, and until the page is shown. */
const most = { word: 40, page: 100 };
const file = 'pages/support/de.ts';
const address = '/de-de/support/';

export interface DevLoop {
  /** Milliseconds from saving a text until the server sends the new page; the median of all rounds. */
  readonly reported: number;
  /** Milliseconds from saving a text until the open page shows it. */
  readonly shown: number;
  readonly worst: number;
  /** Whether the page kept its scroll position, its open answers and the typed text. */
  readonly kept: boolean;
  readonly holds: boolean;
}

/** Saves a text of the real site again and again while its page is open in Chromium, and measures the time until the page shows it. */
export async function measureDevLoop(rounds = 20): Promise<DevLoop> {
  const executablePath = findChromium()?.executable;
  if (!executablePath) throw new Error('Chromium is missing. Install it with `npx playwright install chromium`.');
  const dev = await startDev();
  let browser: Browser | undefined;
  try {
    const reported = await measureTimeToPage(
      dev,
      { file, address, words: "heading: '", instead: (round) => `heading: 'A${round} ` },
      rounds,
    );
    browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${dev.origin}${address}`);
    await use(page);
    const before = await stateOf(page);
    const shown = await measureShown(dev, page, rounds);
    const kept = JSON.stringify(await stateOf(page)) === JSON.stringify(before);
    const holds = kept && median(reported) <= most.word && median(shown) <= most.page;
    return { reported: median(reported), shown: median(shown), worst: Math.max(...shown), kept, holds };
  } finally {
    await browser?.close();
    await dev.end();
  }
}

/** The result in one line. */
export function describeDevLoop({ reported, shown, worst, kept }: DevLoop): string {
  const [server, browser, slowest] = [reported, shown, worst].map((milliseconds) => `${milliseconds.toFixed(0)} ms`);
  const state = kept ? 'scroll position and state kept' : 'scroll position or state lost';
  return `from saving a text to the page in the browser: median ${browser}, worst ${slowest} (at most ${most.page} ms); to the server's word: ${server} (at most ${most.word} ms); ${state}`;
}

async function measureShown(dev: DevSession, page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const seen = page.waitForFunction((words) => document.querySelector('h1')?.textContent?.startsWith(words), `B${round} `);
    const started = performance.now();
    await dev.save(file, ...wordsOf(round));
    await seen;
    times.push(performance.now() - started);
  }
  return times;
}

/** The text before the heading, and the new one. */
const wordsOf = (round: number) => [`heading: '${round ? `B${round - 1} ` : ''}`, `heading: 'B${round} `] as const;

/** Uses a page like a visitor: types into an island, opens answers, scrolls. */
async function use(page: Page): Promise<void> {
  await page.locator('[data-island="faq-search"] input').fill('a');
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await page.evaluate(() => {
    (window as { sameVisit?: true }).sameVisit = true;
    return Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  });
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
  });
}

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    sameVisit: (window as { sameVisit?: true }).sameVisit,
    scrolled: scrollY,
    opened: document.querySelectorAll('details[open]').length,
    typed: document.querySelector<HTMLInputElement>('[data-island="faq-search"] input')?.value,
  }));
