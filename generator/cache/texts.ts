import { shortHash } from '../package/hash.ts';
import { nowhere, type Packs, type Slice } from './packs.ts';

/** A long text with its hash and its place. It is read from disk at each use, which throws LostText if it is missing. */
export interface HashedText {
  readonly hash: string;
  readonly text: string;
  readonly slice: Slice;
}

/** A stored text is gone, or is not what was stored. */
export class LostText extends Error {}

export type StoredText = readonly [hash: string, slice: Slice];

/** Stores a text, because a site has many; one that cannot be written stays in memory. */
export function storeText(packs: Packs, text: string): HashedText {
  const data = Buffer.from(text);
  const hash = shortHash(data);
  const [slice = nowhere] = packs.append([data]);
  return slice === nowhere ? { hash, slice, text } : openText(packs, [hash, slice]);
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
