import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minimumToCompress } from '../../generator/index.ts';

export type Encoding = 'br' | 'gzip';

/** How a body is compressed, at levels for bodies that are sent often. */
export const compress: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** The encoding that the client prefers, brotli before gzip; none for small bodies (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined, size: number): Encoding | undefined {
  if (!accepted || size < minimumToCompress) return undefined;
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best = 'br', second = 'gzip'] = weightOf('gzip') > weightOf('br') ? (['gzip', 'br'] as const) : (['br', 'gzip'] as const);
  return weightOf(best) > 0 ? best : weightOf(second) > 0 ? second : undefined;
}
