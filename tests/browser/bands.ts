import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { whenLoaded } from './when-loaded.ts';

/** The rhythm of a page. A row of pixels is empty if it has one colour. */
interface Rhythm {
  /** The share of the empty rows. */
  readonly empty: number;
  /** The most empty rows below one another. */
  readonly gap: number;
}

interface Picture {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: number };
}

/** Documents: running text has an empty row between two lines. */
const documents = 'main :is(.terms, .policy, .appendix)';

/** Expects no gap of more than 160 px, at most 35 % empty rows except in documents, and neighbouring bands of different colours. */
export async function expectRhythm(page: Page): Promise<void> {
  await page.evaluate(whenLoaded);
  expect(await page.evaluate(equalNeighbours), 'neighbours of one colour').toEqual([]);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { empty, gap } = rhythmOf(await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true }));
  expect(gap, 'the highest gap').toBeLessThanOrEqual(160);
  if ((await page.locator(documents).count()) === 0) expect(empty, 'the share of empty rows').toBeLessThanOrEqual(0.35);
}

/** The rhythm of a page, from the pixels of its picture. */
function rhythmOf({ data, info: { width, height, channels } }: Picture): Rhythm {
  const stride = width * channels;
  let empty = 0;
  let gap = 0;
  let run = 0;
  for (let row = 0; row < height; row++) {
    const pixels = data.subarray(row * stride, (row + 1) * stride);
    const isEmpty = pixels.subarray(channels).equals(pixels.subarray(0, -channels));
    run = isEmpty ? run + 1 : 0;
    if (isEmpty) empty++;
    gap = Math.max(gap, run);
  }
  return { empty: empty / height, gap };
}

/** Neighbouring bands of one colour, unless the second continues the first. Runs in the page. */
function equalNeighbours(): string[] {
  const bands = [...document.querySelectorAll<HTMLElement>('main > *')].filter((band) => band.offsetHeight > 40);
  const colourOf = (band: Element) => `${getComputedStyle(band).backgroundColor} ${getComputedStyle(band).backgroundImage}`;
  return bands.flatMap((band, index) => {
    const next = bands[index + 1];
    if (!next || next.matches('.band-joined, .offer-bar') || colourOf(band) !== colourOf(next)) return [];
    return [`${band.className} | ${next.className}`];
  });
}
