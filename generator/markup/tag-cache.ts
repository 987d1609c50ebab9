import { detached } from './flat-string.ts';
import { readTag } from './read-tag.ts';
import type { StartTag } from './tag.ts';

/** The cache is cleared when it holds this many tags. */
const most = 10_000;

/** A start tag that has been read. */
interface CachedTag {
  readonly tag: StartTag;
  readonly written: string;
  /** Written `<path/>`. */
  readonly closed: boolean;
}

/** A cache of parsed start tags by their source: a caller passes it to each `readMarkup`, so that equal tags share one StartTag. */
export class TagCache {
  readonly #html = new Map<string, CachedTag>();
  readonly #svg = new Map<string, CachedTag>();

  /** The tag of a source text up to its first `>`; undefined if it is malformed or continues after that, and must be parsed in place. */
  read(source: string, inSvg: boolean): CachedTag | undefined {
    const tags = inSvg ? this.#svg : this.#html;
    return tags.get(source) ?? this.#add(source, inSvg);
  }

  #add(part: string, inSvg: boolean): CachedTag | undefined {
    const source = detached(part);
    const { tag, end, closed, faults } = readTag(source, 0, inSvg);
    if (faults.length > 0 || end !== source.length) return undefined;
    const tags = inSvg ? this.#svg : this.#html;
    if (tags.size >= most) tags.clear();
    const entry = { tag, written: source, closed };
    tags.set(source, entry);
    return entry;
  }
}
