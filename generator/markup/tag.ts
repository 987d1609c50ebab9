/** What a start tag says. */
export interface Tag {
  /** In lower case; inside SVG as written. */
  readonly name: string;
  /** Decoded, names as those of elements. An attribute without a value is empty. Of an attribute that stands twice, browsers take the first. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** A start tag as written. Elements whose tags are written alike share one: a result that depends on the tag alone is computed once for all of them. */
export interface StartTag extends Tag {
  /** It follows the rules of drawings, not those of HTML. */
  readonly inSvg: boolean;
  /** No ampersand in it stands where HTML expects the name of a character. */
  readonly ampersandsRight: boolean;
  /** The values that `memoizePerTag` has computed, by slot. */
  readonly memos: unknown[];
  /** The tag filters that match it, one bit each, and how many filters have been tested. */
  matched: number;
  tested: number;
}
