/** A value of a content file. */
export interface ValuePlace {
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** A text that a page reads. */
export type Reading = ValuePlace;
