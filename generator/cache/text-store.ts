import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../package/hash.ts';
import { writeAtomicallySync } from '../package/write-atomically.ts';

/** A text with its hash. It is stored as bytes, outside of the heap, and decoded where it is used. */
export interface HashedText {
  readonly hash: string;
  readonly bytes: number;
  readonly text: string;
}

/** A reference to a text in a store. */
export type StoredText = readonly [hash: string, bytes: number];

/** Stores long texts of which few change from build to build, several in one file, which is named after their hashes. */
interface TextStore {
  /** Writes the texts that the store does not have; returns how many bytes. Ignores write errors: the next build is slower, not wrong. */
  write(texts: readonly HashedText[]): number;
  /** Reads texts. Returns undefined if some are missing; removes damaged files and returns `'damaged'`. */
  read(stored: readonly StoredText[]): readonly HashedText[] | 'damaged' | undefined;
}

export function hashedText(text: string): HashedText {
  return hashedBytes(Buffer.from(text));
}

function hashedBytes(data: Buffer): HashedText {
  return {
    hash: shortHash(data),
    bytes: data.length,
    get text() {
      return data.toString();
    },
  };
}

/** The names of the files that hold these texts. */
export const textFilesOf = (texts: readonly StoredText[]): string[] => grouped(texts).map(nameOf);

export function openTextStore(folder: string): TextStore {
  /** Files whose texts match their hashes. */
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

/** Texts in one file: many enough for few files, few enough that a change rewrites little. */
const together = 48;

function grouped<T>(texts: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(texts.length / together) }, (_, index) => texts.slice(index * together, (index + 1) * together));
}

const nameOf = (group: readonly StoredText[]) => `texts-${shortHash(group.map(([hash]) => hash).join(' '))}`;

/** Compares each text with the hash by which the caller refers to it. */
function readTexts(file: string, group: readonly StoredText[]): HashedText[] | 'damaged' | undefined {
  const data = contentOf(file);
  if (!data) return undefined;
  let from = 0;
  const texts = group.map(([, bytes]) => {
    from += bytes;
    return hashedBytes(data.subarray(from - bytes, from));
  });
  return from === data.length && texts.every(({ hash }, index) => hash === group[index]?.[0]) ? texts : 'damaged';
}

/** Undefined for a missing file; the caller recomputes its content. */
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
