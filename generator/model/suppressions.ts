/** A finding that is suppressed for a time, named as `check` prints it, without wildcards. */
export interface Suppression {
  /** The code of the finding. */
  readonly code: `WL${number}`;
  /** The file of the finding, if it has a file. */
  readonly file?: string;
  /** The path that `check` prints after `›`: `meta.title`; absent if it prints no path. */
  readonly dataPath?: string;
  /** Words of the message, such as an address, that distinguish the finding from others at the same place. */
  readonly text?: string;
  /** Why it may stay, in at least three words. */
  readonly reason: string;
  /** ISO date: the last day of the suppression. */
  readonly until: string;
}

/** Suppressed findings. A suppression that has expired or has no finding is an error. */
export function defineSuppressions<const List extends readonly Suppression[]>(list: List): List {
  return list;
}
