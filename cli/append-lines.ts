import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Appends lines to a file in one write, so that a killed process leaves all or none. Ends a last line that was cut off. */
export async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+');
  try {
    const text = lines.map((line) => `${line}\n`).join('');
    const bytes = Buffer.from((await endsInLine(handle)) ? `\n${text}` : text);
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw new Error(`${file} could only be written in part; the disk is full.`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function endsInLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (!size) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}
