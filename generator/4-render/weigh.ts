import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { budgets, type Weight } from '../model/budgets.ts';
import type { Assets } from '../model/site-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What visitors fetch beside the pages: styles and fonts, and the scripts that islands wake. Sorted as the budgets are. */
export async function weighAssets(assets: Assets): Promise<Weight[]> {
  const named = (pattern: RegExp) => [...assets.files.keys()].filter((file) => pattern.test(file));
  const total = async (list: readonly string[], size: Size) =>
    sum(await Promise.all(list.map((file) => weighedOnce(file, assets.files.get(file) ?? '', size))));
  return Promise.all([
    ...sheetsOf(assets).map(async ([name, list]) => weight('styles', name, await total(list, tightly))),
    total(named(/\.woff2$/), async (data) => data.length).then((bytes) => weight('fonts', 'the fonts', bytes)),
    total(assets.parts.shared, gzipBytes).then((bytes) => weight('runtime', 'the shared script', bytes)),
    ...Object.entries(assets.parts.islands).map(async ([island, list]) => weight('island', island, await total(list, gzipBytes))),
    ...assets.parts.onDemand.map(async (file) => weight('onDemand', withoutHash(file), await total([file], gzipBytes))),
  ]);
}

type Size = (data: string | Uint8Array) => Promise<number>;

/** The name of an asset carries a hash of what is in it, so a name weighs the same as long as the process runs. */
const known = new Map<Size, Map<string, Promise<number>>>();

function weighedOnce(file: string, data: string | Uint8Array, size: Size): Promise<number> {
  const weights = known.get(size) ?? new Map<string, Promise<number>>();
  known.set(size, weights);
  const weight = weights.get(file) ?? size(data);
  weights.set(file, weight);
  return weight;
}

/** The sheets that pages fetch: those of every page, and with them those of a template. */
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

/** What a page weighs, in bytes of brotli. */
export function weighPage(html: Uint8Array): number {
  const quick = brotliCompressSync(html, quality(5)).length;
  return quick <= budgets.html ? quick : brotliCompressSync(html, quality(11)).length;
}

/** Quick first: only what is heavier than allowed then is compressed as tightly as a host can. */
async function brotliBytes(data: string | Uint8Array, enough: number): Promise<number> {
  const quick = (await brotli(data, quality(5))).length;
  return quick <= enough ? quick : (await brotli(data, quality(11))).length;
}

const tightly: Size = (data) => brotliBytes(data, 0);

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

async function gzipBytes(data: string | Uint8Array): Promise<number> {
  return (await zip(data, { level: 9 })).length;
}

const weight = (budget: Weight['budget'], name: string, bytes: number): Weight => ({ budget, name, bytes });
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** `assets/react-CGuRjwWe.js` → `react` */
function withoutHash(file: string): string {
  return file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1');
}
