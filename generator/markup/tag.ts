/** The name and attributes of a start tag. */
export interface Tag {
  /** In lower case; inside SVG as written. */
  readonly name: string;
  /** Decoded. An attribute without a value is empty. Of a repeated attribute the first counts, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** A start tag as written. Elements with equal tags share one: a result that depends on the tag alone is computed once for all of them. */
export interface StartTag extends Tag {
  /** Whether it is inside SVG. */
  readonly inSvg: boolean;
  /** The values that `memoizePerTag` has computed, by slot. */
  readonly memos: unknown[];
  /** The places of the tag filters that match it. */
  matched: readonly number[];
  /** How many filters have been tested. */
  tested: number;
}
