import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { nearlyFull, type Weight } from '../../model/budgets.ts';
import { memoize } from '../../model/memoize.ts';
import type { Assets } from '../../model/site-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The size of a page in brotli, at its fastest level. Hosts send no more, so a page within its budget (`most` bytes) here is within it for
 * visitors, and the same page has the same weight in every build. A page that exceeds its budget is compressed with higher levels, and
 * weighs the first size within the budget, or the smallest. One that is small without compression is not compressed.
 */
export function weighPage(html: string | Uint8Array, most: number): number {
  let bytes = Buffer.byteLength(html);
  if (bytes < most * nearlyFull) return bytes;
  for (const level of [0, 5, 11]) {
    bytes = brotliCompressSync(html, { params: { ...quality(level), ...ofPages, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }).length;
    if (bytes <= most) break;
  }
  return bytes;
}

/** A window of 256 KB: pages are smaller, and small windows are faster to set up. */
const ofPages = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** The files beside the documents. All pages share them, so they are compressed at the highest level, as hosts do. */
export async function weighAssets(assets: Assets): Promise<Weight[]> {
  const named = (pattern: RegExp) => [...assets.files.keys()].filter((file) => pattern.test(file));
  // A sheet of all pages is part of the sheets of each template.
  const sized = memoize((size: Size) => memoize((file) => size(assets.files.get(file) ?? '')));
  const total = async (list: readonly string[], size: Size) => sum(await Promise.all(list.map(sized(size))));
  const weigh = async (budget: Weight['budget'], name: string, list: readonly string[], size: Size): Promise<Weight> => {
    const sources = sourcesOf(assets, list);
    return { budget, name, bytes: await total(list, size), ...(Object.keys(sources).length > 0 && { sources }) };
  };
  return Promise.all([
    ...sheetsOf(assets).map(([name, list]) => weigh('styles', name, list, brotliBytes)),
    weigh('fonts', 'the fonts', named(/\.woff2$/), async (data) => data.length),
    weigh('runtime', 'the shared script', assets.parts.shared, gzipBytes),
    ...Object.entries(assets.parts.islands).map(([island, list]) => weigh('island', island, list, gzipBytes)),
    ...assets.parts.onDemand.map((file) => weigh('onDemand', withoutHash(file), [file], gzipBytes)),
  ]);
}

function sourcesOf({ sources }: Assets, files: readonly string[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const file of files) for (const [name, bytes] of Object.entries(sources[file] ?? {})) all[name] = (all[name] ?? 0) + bytes;
  return all;
}

type Size = (data: string | Uint8Array) => Promise<number>;

/** The sheets that pages fetch: the common ones, and together with these those of each template. */
function sheetsOf({ style, templateStyles }: Assets): [string, string[]][] {
  const file = (address: string) => address.slice(1);
  return [
    ['the style sheet', [file(style)]],
    ...Object.entries(templateStyles).map(([template, own]): [string, string[]] => [
      `the style sheets of ${template}`,
      [file(style), file(own)],
    ]),
  ];
}

const brotliBytes: Size = async (data) => (await brotli(data, { params: quality(11) })).length;

const quality = (level: number) => ({ [constants.BROTLI_PARAM_QUALITY]: level });

async function gzipBytes(data: string | Uint8Array): Promise<number> {
  return (await zip(data, { level: 9 })).length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** `assets/react-CGuRjwWe.js` → `react` */
function withoutHash(file: string): string {
  return file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1');
}

/**
 * The sections of a page and their bytes before compression: each from the start tag of a header, section, list of links, article or footer
 * to the next one. Named after that tag; sections with the same tag count together.
 */
export function sectionsOf(html: string): Record<string, number> {
  const starts = [...html.matchAll(/<(?:header|nav|main|section|article|aside|footer)\b[^>]*>/g)];
  const sections: Record<string, number> = {};
  for (const [index, { 0: tag, index: from }] of starts.entries()) {
    const bytes = Buffer.byteLength(html.slice(from, starts[index + 1]?.index ?? html.length));
    sections[tag] = (sections[tag] ?? 0) + bytes;
  }
  return sections;
}
