import type { Finding, SuppressedFinding } from './finding.ts';

/** What the results of all functions have. */
export interface SiteResult {
  /** Whether there are no errors. */
  readonly ok: boolean;
  /** Errors before warnings, then by file and line. */
  readonly findings: readonly Finding[];
  /** Findings that the site ignores, each until a day. */
  readonly suppressed: readonly SuppressedFinding[];
}

/** What `build` gives. */
export interface BuildResult extends SiteResult {
  /** How many pages the site has; 0 after errors. */
  readonly pages: number;
  /** How many of them were rendered; the others are as in the build before. */
  readonly rendered: number;
  /** Whether nothing had changed since the build before. */
  readonly upToDate: boolean;
  /** How many files of the site were written, left as they were, and removed; absent after errors, when nothing is written. */
  readonly files?: { readonly written: number; readonly unchanged: number; readonly removed: number };
}

/** What `check` gives. */
export interface CheckResult extends SiteResult {
  /** How many pages were inspected; 0 where errors in the content prevented that. */
  readonly pages: number;
  /** Whether all was looked at that was asked for. Errors that leave something unchecked are among the findings. */
  readonly isComplete: boolean;
}
