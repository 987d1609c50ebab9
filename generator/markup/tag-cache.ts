import { detached } from './flat-string.ts';
import { readTag } from './read-tag.ts';
import type { StartTag } from './tag.ts';

/** So many start tags are kept at most; then it begins anew. */
const most = 10_000;

/** A start tag that has been read. */
export interface CachedTag {
  readonly tag: StartTag;
  readonly written: string;
  /** Written `<path/>`. */
  readonly closed: boolean;
  /** What came after the tag after it, when that was last read: on the pages of a site mostly the same again. */
  secondNext: CachedTag | undefined;
}

/**
 * Start tags that were read before, as written. The pages of a site repeat most of theirs: who reads many pages hands the
 * same tags to each reading, and their elements share one StartTag.
 */
export class TagCache {
  readonly #html = new Map<string, CachedTag>();
  readonly #svg = new Map<string, CachedTag>();

  /** A start tag as written, to its first `>`; nothing for one that is faulty or goes on behind that, which has to be read where it stands. */
  read(written: string, inSvg: boolean): CachedTag | undefined {
    const tags = inSvg ? this.#svg : this.#html;
    return tags.get(written) ?? this.#add(written, inSvg);
  }

  #add(part: string, inSvg: boolean): CachedTag | undefined {
    const written = detached(part);
    const { tag, end, closed, faults } = readTag(written, 0, inSvg);
    if (faults.length > 0 || end !== written.length) return undefined;
    const tags = inSvg ? this.#svg : this.#html;
    if (tags.size >= most) tags.clear();
    const known = { tag, written, closed, secondNext: undefined };
    tags.set(written, known);
    return known;
  }
}
