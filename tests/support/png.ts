import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A grey PNG of a size in pixels: noise, which no compression makes smaller. Of a large one there is only the header. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Array.from({ length: width * height > 4_000_000 ? 0 : height }, (_, row) =>
    Buffer.concat([Buffer.alloc(1), noise(width, row)]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]);
}

const noise = (bytes: number, seed: number) => createHash('shake256', { outputLength: bytes }).update(String(seed)).digest();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
