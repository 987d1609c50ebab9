/** One finding that is put aside for a time. It names the finding as `check` prints it; there are no wildcards. */
export interface Suppression {
  readonly code: `WL${number}`;
  /** The file of the finding; left out where the finding has none. */
  readonly file?: string;
  /** What stands behind the file and `›`: `meta.title`; left out where nothing does. */
  readonly dataPath?: string;
  /** Words of the message, such as an address, that tell the finding from others at the same place. */
  readonly text?: string;
  /** Why it may stay, in at least three words. */
  readonly reason: string;
  /** ISO date: the last day on which the finding is put aside. */
  readonly until: string;
}

/** Findings that are known and put aside. One that has expired, or that puts nothing aside any more, is an error. */
export function defineSuppressions<const List extends readonly Suppression[]>(list: List): List {
  return list;
}
