/** What a start tag says. */
export interface Tag {
  /** In lower case; inside SVG as written. */
  readonly name: string;
  /** Decoded, names as those of elements. An attribute without a value is empty. Of an attribute that stands twice, browsers take the first. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** A start tag as written. Elements whose tags are written alike share one: what a rule says of the tag alone it may keep for them all. */
export interface StartTag extends Tag {
  /** It follows the rules of drawings, not those of HTML. */
  readonly inSvg: boolean;
  /** No ampersand in it stands where HTML expects the name of a character. */
  readonly ampersandsRight: boolean;
  /** What `perTag` has said of it, by its place. */
  readonly verdicts: unknown[];
  /** The marks that it has, a bit each, and how many of them have been looked at. */
  marks: number;
  looked: number;
}
