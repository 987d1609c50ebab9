import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../package/hash.ts';
import { writeAtomicallySync } from '../package/write-atomically.ts';

/** A text that is known by its hash. One that was read from a store becomes a string when it is first read. */
export interface HashedText {
  readonly hash: string;
  readonly bytes: number;
  readonly text: string;
}

/** What a record says of a text that lies in a store. */
export type StoredText = readonly [hash: string, bytes: number];

/** Keeps long texts of which few change from build to build, several in one file under a name made of their hashes. */
interface TextStore {
  /** Writes those that do not lie there; returns how many bytes. A store that cannot be written makes the next build slower, not wrong. */
  write(texts: readonly HashedText[]): number;
  /** The texts again; nothing where some are gone, `'damaged'` where some are not what was stored, which are then taken away. */
  read(stored: readonly StoredText[]): readonly HashedText[] | 'damaged' | undefined;
}

export function hashedText(text: string): HashedText {
  return { hash: shortHash(text), bytes: Buffer.byteLength(text), text };
}

/** The names of the files that texts lie in. */
export const textFilesOf = (texts: readonly StoredText[]): string[] => grouped(texts).map(nameOf);

export function openTextStore(folder: string): TextStore {
  /** Files whose texts were read and are what they should be. */
  const sound = new Set<string>();
  return {
    write(texts) {
      let written = 0;
      for (const group of grouped(texts)) {
        const name = nameOf(group.map(storedText));
        if (sound.has(name)) continue;
        write(join(folder, name), group.map(({ text }) => text).join(''));
        written += group.reduce((sum, { bytes }) => sum + bytes, 0);
      }
      return written;
    },
    read(stored) {
      const found = grouped(stored).map((group) => {
        const name = nameOf(group);
        const texts = readTexts(join(folder, name), group);
        if (texts === 'damaged') rmSync(join(folder, name), { force: true });
        else if (texts) sound.add(name);
        return texts;
      });
      if (found.includes('damaged')) return 'damaged';
      return found.includes(undefined) ? undefined : (found as HashedText[][]).flat();
    },
  };
}

export const storedText = ({ hash, bytes }: HashedText): StoredText => [hash, bytes];

/** Texts in one file: enough that there are few files, few enough that little is written after a change. */
const together = 16;

function grouped<T>(texts: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(texts.length / together) }, (_, index) => texts.slice(index * together, (index + 1) * together));
}

const nameOf = (group: readonly StoredText[]) => `texts-${shortHash(group.map(([hash]) => hash).join(' '))}`;

/** Each text is compared with its hash, which stands elsewhere. */
function readTexts(file: string, group: readonly StoredText[]): HashedText[] | 'damaged' | undefined {
  const data = contentOf(file);
  if (!data) return undefined;
  let from = 0;
  const texts = group.map(([hash, bytes]) => {
    from += bytes;
    return textIn(data.subarray(from - bytes, from), hash);
  });
  return from === data.length && texts.every((text) => text !== undefined) ? texts : 'damaged';
}

function textIn(data: Buffer, hash: string): HashedText | undefined {
  if (shortHash(data) !== hash) return undefined;
  return {
    hash,
    bytes: data.length,
    get text() {
      return data.toString();
    },
  };
}

/** Nothing for what the cache does not have; it is made anew. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function write(file: string, content: string): void {
  try {
    writeAtomicallySync(file, content);
  } catch {
    // The next build inspects these pages again: slower, not wrong.
  }
}
