import { finding } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../../model/site-files.ts';
import { linesOf } from '../shared/shared-texts.ts';
import type { SiteRule } from '../site-rule.ts';

/** The requirements of large preview cards in social networks and messengers (Open Graph, section 2.4). */
const wanted = { width: 1200, height: 630, bytes: 300 * 1024 };

/** WL5033: preview images are PNG files of the expected size. Missing files are reported by another rule. */
export const socialImages: SiteRule = {
  run({ manifest: { origin }, files }, pages) {
    const firstAddresses = new Map<string, string>();
    for (const { route, summary } of pages.values())
      for (const image of linesOf(summary.images)) if (!firstAddresses.has(image)) firstAddresses.set(image, route.path);
    return [...firstAddresses].flatMap(([image, address]) => {
      const fault = image.startsWith(`${origin}/`) ? faultOf(files.get(image.slice(origin.length + 1))) : undefined;
      if (!fault) return [];
      return finding('WL5033', { address, file: `runtime/static${image.slice(origin.length)}` }, [
        `The picture ${image} in previews of ${address} ${fault}.`,
        `Save it as a PNG of ${wanted.width} × ${wanted.height} pixels, with fewer colours if it is too large.`,
      ]);
    });
  },
};

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** PNG, section 5.2 and 11.2.1: the signature, then a header with width and height. */
function faultOf(file: ReturnType<SiteFiles['get']>): string | undefined {
  if (file === undefined) return undefined;
  if (typeof file === 'string' || !signature.every((byte, index) => file[index] === byte)) return 'is not a PNG file';
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [width, height] = file.byteLength < 24 ? [0, 0] : [header.getUint32(16), header.getUint32(20)];
  if (width !== wanted.width || height !== wanted.height)
    return `has ${width} × ${height} pixels instead of ${wanted.width} × ${wanted.height}`;
  return file.byteLength > wanted.bytes
    ? `has ${Math.ceil(file.byteLength / 1024)} KB; at most ${wanted.bytes / 1024} KB are allowed`
    : undefined;
}
