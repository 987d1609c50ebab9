import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../package/hash.ts';
import { writeAtomicallySync } from '../package/write-atomically.ts';

/** A text with its hash. The text of one that comes from a store is read from disk at each use: that throws LostText if it is not there. */
export interface HashedText {
  readonly hash: string;
  readonly bytes: number;
  readonly text: string;
}

/** A stored text is gone, or is not what was stored. */
export class LostText extends Error {}

/** A reference to a text in a store. */
export type StoredText = readonly [hash: string, bytes: number];

/** Stores long texts of which few change from build to build, several in one file, which is named after their hashes. */
interface TextStore {
  /** Writes the texts that the store does not have; returns how many bytes. Ignores write errors: the next build is slower, not wrong. */
  write(texts: readonly HashedText[]): number;
  /** Finds texts. Returns undefined if some are missing; removes files of another length and returns `'damaged'`. */
  read(stored: readonly StoredText[]): readonly HashedText[] | 'damaged' | undefined;
}

/** A text that is in no store yet, as bytes outside of the heap. */
export function hashedText(text: string): HashedText {
  const data = Buffer.from(text);
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
  /** Files that were found. */
  const found = new Set<string>();
  const read = fileReader();
  return {
    write(texts) {
      let written = 0;
      for (const group of grouped(texts)) {
        const name = nameOf(group.map(storedText));
        if (found.has(name)) continue;
        write(join(folder, name), group);
        written += bytesOf(group.map(storedText));
      }
      return written;
    },
    read(stored) {
      const texts: HashedText[] = [];
      for (const group of grouped(stored)) {
        const name = nameOf(group);
        const file = join(folder, name);
        const size = sizeOf(file);
        if (size === undefined) return undefined;
        if (size !== bytesOf(group)) {
          rmSync(file, { force: true });
          return 'damaged';
        }
        found.add(name);
        texts.push(...textsIn(file, group, read));
      }
      return texts;
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

const bytesOf = (group: readonly StoredText[]) => group.reduce((sum, [, bytes]) => sum + bytes, 0);

function textsIn(file: string, group: readonly StoredText[], read: (file: string) => Buffer | undefined): HashedText[] {
  let end = 0;
  return group.map(([hash, bytes]) => {
    const from = end;
    end += bytes;
    return {
      hash,
      bytes,
      get text() {
        const data = read(file)?.subarray(from, from + bytes);
        if (data && shortHash(data) === hash) return data.toString();
        // The next build would find it again.
        rmSync(file, { force: true });
        throw new LostText(`${file} does not have the text ${hash}.`);
      },
    };
  });
}

/** Undefined for what is no file; the caller recomputes its content. */
function sizeOf(file: string): number | undefined {
  try {
    const entry = statSync(file);
    return entry.isFile() ? entry.size : undefined;
  } catch {
    return undefined;
  }
}

/** Reads files, of which it retains the last: its other texts are often wanted next. Undefined for one that cannot be read. */
function fileReader(): (file: string) => Buffer | undefined {
  let last: { readonly file: string; readonly data: Buffer } | undefined;
  return (file) => {
    try {
      if (last?.file !== file) last = { file, data: readFileSync(file) };
      return last.data;
    } catch {
      return undefined;
    }
  };
}

function write(file: string, group: readonly HashedText[]): void {
  try {
    writeAtomicallySync(file, group.map(({ text }) => text).join(''));
  } catch {
    // The next build renders these pages again: slower, not wrong.
  }
}
