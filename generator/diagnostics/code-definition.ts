/** The steps of a command that find what checks of content and rules over pages do not. */
export type Step =
  /** The TypeScript compiler, which only `check` runs. Checks find some of its codes too. */
  | 'compiler'
  /** Reading, bundling and running the theme. */
  | 'theme'
  /** Weighing what visitors fetch; the pseudo-locale is not weighed. */
  | 'weights'
  /** Files, processes, threads and the cache. */
  | 'system';

/** The kinds of content files that other findings may follow from. */
export type ContentKind =
  | 'facts'
  | 'countries'
  /** Countries where they are counted: in the amount of a fact. */
  | 'counted countries'
  | 'dictionaries'
  | 'pages'
  | 'page texts'
  | 'contracts'
  /** Everything that the register of claims rests on. */
  | 'evidence';

/** What a code means, and how commands treat its findings. */
export interface CodeDefinition {
  /** One sentence: what is wrong. */
  readonly title: string;
  /** Why it is wrong and how to fix it. */
  readonly cause: string;
  readonly bad: string;
  readonly good: string;

  /**
   * Set where a suppression or a baseline cannot name it: content that cannot be read or shown, texts and links that would leave a hole
   * in a page, and faults of the build itself. Nothing sound can be made of what is left.
   */
  readonly suppressible?: false;
  /** The exit code of a command that reports it as an error; 1 without it. */
  readonly exitCode?: 2 | 70;
  /** The same, where every error of the command has one. */
  readonly exitCodeAlone?: 2;
  /** The step that has to run before a suppression of it can be called unused. Without it, every whole run does. */
  readonly foundBy?: Step;
  /** What a command could not look at because of it. */
  readonly leavesUnchecked?: 'everything' | 'content' | 'pages' | 'types';
  /** Only an attestation, a waiver or an author's decision corrects it, so it must not block the commands that write or explain these. */
  readonly needsDecision?: true;
  /** What the coverage of translations counts it as. Errors of other codes stop the report. */
  readonly coverage?: 'incomplete' | 'identical' | 'foreign' | 'unused' | 'tooLong' | 'forms';
  /** Not reported where a file of one of these kinds could not be read, because it may only follow from that. */
  readonly followsFromUnread?: readonly ContentKind[];
  /** Not reported where the same folder has a finding of that code, which it goes with. */
  readonly followsFrom?: `WL${number}`;
  /** Set where the file is read in spite of the error. */
  readonly fileIsRead?: true;
  /** Set where the compiler's errors in the folder of the file only follow from it. */
  readonly distortsTypes?: true;
}
