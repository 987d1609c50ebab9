/*
 * Draws the icons of runtime/static from its favicon.svg, for programs that cannot show SVG: /favicon.ico, which browsers and feeds
 * fetch by default, the icon of an iPad's home screen, and those of the web manifest. Run it after the drawing has changed:
 * node --import tsx tests/browser/draw-icons.ts, for the icons of the starter with its folder: generator/new/starter
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { root } from '../support/paths.ts';
import { ensureChromium } from './ensure-chromium.ts';

const folder = `${root}/${process.argv[2] ?? '.'}/runtime/static`;

interface Icon {
  /** Side in pixels. */
  readonly size: number;
  /** Share of the side that the drawing fills. A maskable icon keeps it within the circle that is never cut off, 80 %. */
  readonly drawing: number;
  /** Colour behind the drawing; without one it is transparent. */
  readonly ground?: string;
}

const browser = await chromium.launch({ executablePath: ensureChromium().executable });
const page = await browser.newPage();
const drawing = await readFile(`${folder}/favicon.svg`, 'utf8');
await writeFile(`${folder}/favicon.ico`, iconFile(await draw(page, { size: 32, drawing: 1 }), 32));
await writeFile(`${folder}/apple-touch-icon.png`, await draw(page, { size: 180, drawing: 0.78, ground: 'white' }));
await writeFile(`${folder}/icon-192.png`, await draw(page, { size: 192, drawing: 1 }));
await writeFile(`${folder}/icon-512.png`, await draw(page, { size: 512, drawing: 1 }));
await writeFile(`${folder}/icon-maskable.png`, await draw(page, { size: 512, drawing: 0.56, ground: 'white' }));
await browser.close();

async function draw(canvas: Page, { size, drawing: share, ground = 'transparent' }: Icon): Promise<Buffer> {
  await canvas.setViewportSize({ width: size, height: size });
  const style = `* { margin: 0 } body { background: ${ground}; display: grid; height: 100vh; place-items: center } svg { display: block; height: ${share * size}px; width: ${share * size}px }`;
  await canvas.setContent(`<style>${style}</style>${drawing}`);
  return canvas.screenshot({ omitBackground: true });
}

/** An .ico file that holds one PNG: a header of six bytes, an entry of sixteen, the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
