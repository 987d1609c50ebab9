import { shortHash } from '../package/hash.ts';
import type { Packs, Slice } from './packs.ts';

/** A long text with its hash. A text of the last build is read from disk at each use, which throws LostText if it is missing. */
export interface HashedText {
  readonly hash: string;
  readonly text: string;
  /** Where it is stored; absent if it is not stored yet. */
  readonly slice?: Slice;
}

/** A stored text is gone, or is not what was stored. */
export class LostText extends Error {}

/** A reference to a stored text. */
export type StoredText = readonly [hash: string, slice: Slice];

/** A text that is not stored yet, as bytes outside of the heap. */
export function hashedText(text: string): HashedText {
  const data = Buffer.from(text);
  return {
    hash: shortHash(data),
    get text() {
      return data.toString();
    },
  };
}

export function openText(packs: Packs, [hash, slice]: StoredText): HashedText {
  return {
    hash,
    slice,
    get text() {
      const data = packs.read(slice, hash);
      if (!data) throw new LostText(`The cache lacks the text ${hash}.`);
      return data.toString();
    },
  };
}

/** Stores the texts that are not stored yet. Returns references to all. */
export function storeTexts(packs: Packs, texts: readonly HashedText[]): StoredText[] {
  return texts.map((one) => [one.hash, one.slice ?? (packs.append([Buffer.from(one.text)])[0] as Slice)]);
}
