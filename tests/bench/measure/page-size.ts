import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf } from '../page-shapes.ts';
import { country, pageIds, type SyntheticSize } from '../synthetic-site.ts';

export interface PageSize {
  readonly bytes: number;
  /** Bytes without the content of script elements. */
  readonly bytesOfMarkup: number;
  /** Start tags. */
  readonly elements: number;
}

/** The size of one page of a folder of built pages: of the last one in German, which is the same page in each of them. */
export async function pageSize(folder: string, size: SyntheticSize): Promise<PageSize> {
  const path = addressOf(`${country}-de`, pageIds(size).at(-1) as string);
  const html = await readFile(join(folder, path, 'index.html'), 'utf8');
  const markup = html.replace(/(<script[^>]*>).*?(<\/script>)/gs, '$1$2');
  return { bytes: Buffer.byteLength(html), bytesOfMarkup: Buffer.byteLength(markup), elements: markup.match(/<[a-z]/g)?.length ?? 0 };
}
