/*
 * Draws runtime/static/share-image.png from runtime/illustrations/share-image.svg. Run it after the drawing has changed:
 * node --import tsx tests/browser/draw-share-image.ts, for that of the starter with its folder: generator/new/starter
 */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { root } from '../support/paths.ts';
import { ensureChromium } from './ensure-chromium.ts';

const runtime = `${root}/${process.argv[2] ?? '.'}/runtime`;
const browser = await chromium.launch({ executablePath: ensureChromium().executable });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(
  `<style>* { margin: 0 } svg { display: block }</style>${await readFile(`${runtime}/illustrations/share-image.svg`, 'utf8')}`,
);
await page.screenshot({ path: `${runtime}/static/share-image.png` });
await browser.close();
