/** A place in a file. Lines and columns count from 1, columns in UTF-16 units; the end is after the last character. */
export interface FindingPlace {
  /** Relative to the folder that holds the content folder. */
  readonly file: string;
  /** The line, if the finding has one. */
  readonly line?: number;
  /** The column in it. */
  readonly column?: number;
  /** The last line. */
  readonly endLine?: number;
  /** The column after the last character. */
  readonly endColumn?: number;
}

/** One replacement in a file. */
export interface FixEdit extends Required<FindingPlace> {
  /** What is there. Where the file has something else, it was changed meanwhile, and the edit must not be made. */
  readonly oldText: string;
  /** What takes its place. */
  readonly newText: string;
}

/** Edits that remove a finding: all of them, or none. */
export interface FindingFix {
  /** Its effect, in the imperative: `Write {fact:trial.period}`. */
  readonly title: string;
  /** The edits. */
  readonly edits: readonly FixEdit[];
}

/** What is wrong at one place. `check --format json` prints findings in the same words. */
export interface Finding extends Partial<FindingPlace> {
  /** `WL2003`; `wortlaut explain WL2003` says what it means. */
  readonly code: string;
  /** Errors stop a build, warnings do not. */
  readonly severity: 'error' | 'warning';
  /** One plain sentence with what was found and what is expected. */
  readonly message: string;
  /** What to do next. */
  readonly hint?: string;
  /** The value in the file: `['methods', 'email', 'title']`. */
  readonly dataPath?: readonly string[];
  /** The page, where it was found on one. */
  readonly address?: string;
  /** The locales that it concerns, where it does not concern all. */
  readonly locales?: readonly string[];
  /** Other places that belong to it. */
  readonly related?: readonly (FindingPlace & { readonly message: string })[];
  /** Removes it without a decision: what `check --fix` does. */
  readonly fix?: FindingFix;
  /** Removes it by a decision, because words are lost or it is one way of several. */
  readonly suggestion?: FindingFix;
}

/** A finding that the site ignores until a day. */
export interface SuppressedFinding extends Finding {
  /** Why the site ignores it. */
  readonly reason: string;
  /** ISO date of the last day. */
  readonly until: string;
}
