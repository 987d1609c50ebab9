import type { Format, ReadTexts } from './texts.ts';

interface FormatFile {
  /** The end of the names of its files. */
  readonly extension: string;
  load(): Promise<Format>;
}

/** Name of a format → its file. Each loads its parser on demand. */
export const formats = {
  xliff: { extension: 'xlf', load: async () => (await import('./xliff.ts')).xliff },
  xliff2: { extension: 'xlf', load: async () => (await import('./xliff.ts')).xliff2 },
  po: { extension: 'po', load: async () => (await import('./po.ts')).po },
} as const satisfies Readonly<Record<string, FormatFile>>;

export type FormatName = keyof typeof formats;
export const formatNames = Object.keys(formats) as FormatName[];

/** More than all texts of a large site need. */
const mostBytes = 32 * 1024 * 1024;

export interface ReturnedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a returned file in the format that its name ends in. */
export async function readReturnedFile({ name, bytes }: ReturnedFile): Promise<ReadTexts> {
  const format = Object.values(formats).find(({ extension }) => name.toLowerCase().endsWith(`.${extension}`));
  if (!format) return { fault: `does not end in ${extensions()}. Give a file that export wrote.` };
  if (bytes.length > mostBytes) return { fault: `has ${bytes.length} bytes, and ${mostBytes} are the limit. Split it.` };
  const text = utf8(bytes);
  if (text === undefined) return { fault: 'is not UTF-8. Let the tool write UTF-8.' };
  return (await format.load()).read(text);
}

const extensions = () => [...new Set(Object.values(formats).map(({ extension }) => `.${extension}`))].join(' or ');

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
