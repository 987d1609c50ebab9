/** A text that a page read. */
export interface Reading {
  readonly file: string;
  readonly dataPath: readonly string[];
}
