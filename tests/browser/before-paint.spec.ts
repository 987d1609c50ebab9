import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { root } from '../support/paths.ts';
import { now } from './now.ts';
import { expect, test } from './test.ts';
import { eachTemplate } from './visits.ts';

const templates = eachTemplate(['de', 'es', 'en']);
const partsOf = templates.map(({ address, notFound }) => {
  const html = readFileSync(`${root}/dist/site${notFound ? '/404.html' : `${address}index.html`}`, 'utf8');
  return [...new Set(html.match(/data-(?:island|enhance)="[^"]+"/g))].sort().join();
});

/** By day one template of those with the same parts: they fetch the same scripts. */
const visited = templates.filter((_, index) => process.env.NIGHT || partsOf.indexOf(partsOf[index] ?? '') === index);

for (const { name, address, notFound } of visited) {
  test(`${name} is painted before any script has arrived, and fetches at most 12 KB of it before the first touch, and no React`, async ({
    page,
    watch,
  }) => {
    if (notFound) watch.allow(/status of 404/);
    const scripts = await holdScripts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => scripts.wanted).toHaveLength(1);
    await whenPainted(page);
    expect(await fetchedScripts(page)).toEqual([]);
    scripts.letThrough();
    await page.evaluate(scrollThrough);
    await expect.poll(() => fetchedScripts(page)).toContainEqual(expect.stringMatching(/\/assets\/enhancements-/));
    await page.evaluate(atRest);
    await page.evaluate(lastRequest);
    expect(scripts.wanted.filter((script) => script.includes('/assets/react-'))).toEqual([]);
    expect(scripts.wanted.reduce((sum, script) => sum + compressedBytes(script), 0)).toBeLessThanOrEqual(12 * 1024);
  });
}

test('the script of a page fetches others only after the first paint', async ({ page }) => {
  const scripts = requestedScripts(page);
  let paint = () => {};
  const released = new Promise<void>((done) => (paint = done));
  // No browser paints before the style sheets have arrived.
  await page.route('**/*.css', (route) => released.then(() => route.continue()));
  const visit = page.goto('/de-de/');
  await expect(page.locator('html[data-script]')).toBeAttached();
  await page.evaluate(lastRequest);
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/client-[\w-]{8}\.js$/)]);
  paint();
  await visit;
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(/\/assets\/enhancements-/));
});

test.describe('a popup', () => {
  test.use({ popups: true });

  for (const address of ['/es-es/', '/demo/email-popup/'])
    test(`on ${address} appears and closes without React`, async ({ page }) => {
      const scripts = requestedScripts(page);
      await page.clock.install({ time: now() });
      await page.goto(address);
      await expect(page.locator('[data-enhance]:has(.email-popup)')).toHaveAttribute('data-enhanced');
      await page.clock.runFor(40_000);
      await expect(page.locator('.email-popup')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.email-popup')).toBeHidden();
      expect(scripts.filter((script) => script.includes('/assets/react-'))).toEqual([]);
      expect(scripts.reduce((sum, script) => sum + compressedBytes(script), 0)).toBeLessThanOrEqual(12 * 1024);
    });
});

/** The bytes of a built script as hosts send it. */
const compressedBytes = (script: string): number =>
  gzipSync(readFileSync(`${root}/dist/site${new URL(script, 'http://localhost').pathname}`)).length;

/** Holds every script back until all are released. `wanted` lists the addresses of all that the page asks for. */
async function holdScripts(page: Page): Promise<{ readonly wanted: readonly string[]; letThrough(): void }> {
  const wanted: string[] = [];
  let letThrough = () => {};
  const released = new Promise<void>((done) => (letThrough = done));
  await page.route('**/*.js', async (route) => {
    wanted.push(route.request().url());
    await released;
    await route.continue();
  });
  return { wanted, letThrough: () => letThrough() };
}

/** Runs in the page: shows every part of it for a frame. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

/** Waits until the script has begun all that it does at rest. Runs in the page. */
async function atRest(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((begin) => requestIdleCallback(begin));
}

/** Waits for an answer to a request, before which all others of the script have begun. Runs in the page. */
const lastRequest = (): Promise<unknown> => fetch('/robots.txt').then((response) => response.text());

/** Waits for the first paint and for the paint of the largest element. */
function whenPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const seen = (type: string, name?: string) =>
      new Promise<void>((painted) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some((entry) => name === undefined || entry.name === name)) painted();
        }).observe({ type, buffered: true });
      });
    await seen('paint', 'first-contentful-paint');
    await seen('largest-contentful-paint');
  });
}

/** The addresses of scripts that the page asks for from now on. */
function requestedScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  return scripts;
}

/** The addresses of scripts that have arrived. */
function fetchedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}
