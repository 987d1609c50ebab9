import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentType, imageEndings } from '../model/content-types.ts';
import type { ImageSize, SiteFiles, SiteImages } from '../model/site-files.ts';
import { faultAt } from './theme-faults.ts';

/** The name of an image that pages can show. */
const imageName = new RegExp(`\\.(${imageEndings})$`);

/** Browsers hold the pixels of an image in memory, four bytes each. */
const mostMegapixels = 50;

const script =
  /<script\b|<[^>]*\s(?:on\w+\s*=|(?:href|src)\s*=\s*["']?\s*javascript:)|<(?:set|animate)\b[^>]*\sattributeName\s*=\s*["']?(?:on|href)/i;

/** The size of an image in pixels as browsers show it, or the reason why no page should show it, as a sentence without a full stop. */
export async function sizeOf(data: Uint8Array, path: string): Promise<ImageSize | string> {
  const svg = path.endsWith('.svg') ? new TextDecoder().decode(data) : '';
  if (script.test(svg)) return 'This SVG has a script, which runs for everybody who opens its address';
  const { imageSize } = await import('image-size');
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(data);
    const ending = path.slice(path.lastIndexOf('.') + 1);
    if (type !== ending.replace('jpeg', 'jpg') && imageName.test(`.${type}`))
      return `This file is a ${type} image, and its name ends in .${ending}`;
    if (!isComplete(data, type)) return 'This image ends too early: a part of its file is missing';
    const megapixels = Math.round((width * height) / 1_000_000);
    if (!svg && megapixels > mostMegapixels)
      return `This image has ${megapixels} megapixels (${width} × ${height}), and ${mostMegapixels} are the most that phones show reliably`;
    // EXIF: from 5 on, a photo is turned by a quarter.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    return /<svg\b/.test(svg) ? 'This SVG has neither a width and a height nor a viewBox' : 'This file is not an image of its kind';
  }
}

/** Whether a file has the end of its kind, which a broken download lacks. Sizes are in the first bytes. */
function isComplete(data: Uint8Array, type: string): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  if (type === 'png') return bytes.includes('IEND', -16);
  if (type === 'jpg') return bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > bytes.length / 2;
  return type !== 'webp' || bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** The images among the files of a site, its films and sounds, what its style sheets show, and the faults of images in runtime/static. */
export async function imagesOf(
  files: SiteFiles,
  inStatic: SiteFiles,
): Promise<{ readonly images: SiteImages; readonly faults: Diagnostic[] }> {
  const sizes: SiteImages['sizes'] = {};
  const inSheets: SiteImages['inSheets'] = {};
  const faults: Diagnostic[] = [];
  for (const [path, data] of [...files].filter(([name]) => imageName.test(name))) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    const size = await sizeOf(bytes, path);
    if (typeof size === 'string' && inStatic.has(path) && !/viewBox$/.test(size))
      faults.push(faultAt({ file: `runtime/static/${path}`, message: size, hint: 'Correct the file, or remove it.' }));
    sizes[`/${path}`] = { ...(typeof size !== 'string' && size), bytes: bytes.length };
  }
  for (const [path, { length }] of files) if (/^(?:audio|video)\//.test(contentType(path))) sizes[`/${path}`] = { bytes: length };
  for (const [path, css] of [...files].filter(([name]) => name.endsWith('.css'))) {
    const addresses = [...String(css).matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address);
    const shown = addresses.filter((address) => Object.hasOwn(sizes, address));
    if (shown.length > 0) inSheets[`/${path}`] = shown;
  }
  return { images: { sizes, inSheets }, faults };
}
