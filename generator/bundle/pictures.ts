import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Sharp from 'sharp';
import type { Plugin } from 'vite';
import { openStore } from '../cache/store.ts';
import { hash } from '../package/hash.ts';
import { assetName } from './asset-names.ts';
import { sizeOf } from './images.ts';

/** Widths in pixels for phones to large screens; no picture is wider than its file. */
const widths = [480, 960, 1440, 1920];
const formats = { avif: { quality: 50 }, webp: { quality: 75 } } as const;

/** An image that is imported with `?picture` is made smaller: in AVIF and WebP, in several widths, kept in the cache of the site. */
export const pictures = (root: string, cache: string | undefined): Plugin => ({
  name: 'pictures',
  enforce: 'pre',
  load: {
    filter: { id: /\.(avif|gif|jpe?g|png|webp)\?picture$/ },
    async handler(id) {
      const file = id.replace(/\?picture$/, '');
      const data = await readFile(file);
      const size = await sizeOf(data, file);
      if (typeof size === 'string') return this.error({ message: size, id: file });
      const sharp = await sharpOf(root);
      if (!sharp) return this.error({ message: withoutSharp, id: file });
      const largest = Math.min(size.width, widths.at(-1) ?? 0);
      const chosen = [...widths.filter((width) => width < largest), largest];
      const name = basename(file).replace(/\.\w+$/, '');
      const smaller = async (format: keyof typeof formats) =>
        Promise.all(
          chosen.map(async (width) => {
            const source = await shrunk(data, { format, width, sharp, cache });
            const fileName = assetName(`${name}-${width}.${format}`, source);
            if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName, source });
            return `/${fileName} ${width}w`;
          }),
        );
      const [avif, webp] = [await smaller('avif'), await smaller('webp')];
      const height = Math.round((size.height * largest) / size.width);
      const src = webp.at(-1)?.split(' ')[0];
      return `export default ${JSON.stringify({ src, width: largest, height, avif: avif.join(', '), webp: webp.join(', ') })};`;
    },
  },
});

const withoutSharp = 'This image is imported with ?picture, which needs the package sharp: npm install sharp';

interface Wanted {
  readonly format: keyof typeof formats;
  readonly width: number;
  readonly sharp: typeof Sharp;
  readonly cache: string | undefined;
}

async function shrunk(data: Uint8Array, { format, width, sharp, cache }: Wanted): Promise<Uint8Array> {
  const store = cache === undefined ? undefined : openStore(cache);
  const key = [hash(data), format, formats[format], width, sharp.versions];
  const kept = await store?.read<Uint8Array>('pictures', key);
  if (kept) return kept;
  const made = new Uint8Array(await sharp(data).autoOrient().resize({ width })[format](formats[format]).toBuffer());
  await store?.write('pictures', key, made);
  return made;
}

/** The package that the site has installed; undefined without one. */
async function sharpOf(root: string): Promise<typeof Sharp | undefined> {
  try {
    return (await import(pathToFileURL(createRequire(`${root}/package.json`).resolve('sharp')).href)).default;
  } catch {
    return undefined;
  }
}
