import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Fields with which the generator groups and places findings. */
type InternalField = 'cause' | 'follows' | 'also' | 'fixIntent' | 'suggestionIntent' | 'part' | 'found' | 'expected';

/** A finding without the fields that the generator needs to group and place it. `check --format json` prints findings in the same words. */
export interface Finding extends Omit<Diagnostic, 'code' | InternalField> {
  /** `WL2003`; `wortlaut explain WL2003` describes it. */
  readonly code: string;
}

/** A finding that the site ignores until a day. */
export interface SuppressedFinding extends Finding {
  /** The reason why the site ignores it. */
  readonly reason: string;
  /** ISO date of the last day. */
  readonly until: string;
}

/** The common part of all results. */
export interface SiteResult {
  /** True without errors. */
  readonly ok: boolean;
  /** Errors before warnings, then by file and line. */
  readonly findings: readonly Finding[];
  /** Findings that the site ignores, each until a day. */
  readonly suppressed: readonly SuppressedFinding[];
}

/** The result of `build`. */
export interface BuildResult extends SiteResult {
  /** The number of pages of the site; 0 after errors. */
  readonly pages: number;
  /** The number of pages that were rendered; the others are as in the build before. */
  readonly rendered: number;
  /** True if nothing had changed since the build before. */
  readonly upToDate: boolean;
  /** The numbers of written, unchanged and removed files of the site; absent after errors, when nothing is written. */
  readonly files?: { readonly written: number; readonly unchanged: number; readonly removed: number };
}

/** The result of `check`. */
export interface CheckResult extends SiteResult {
  /** The number of inspected pages; 0 if errors in the content prevented the inspection. */
  readonly pages: number;
  /** True if everything was checked. Errors that leave something unchecked are among the findings. */
  readonly isComplete: boolean;
}
