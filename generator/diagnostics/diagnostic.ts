import { claims } from './codes/claims.ts';
import type { Code } from './codes.ts';
import type { Fix, FixIntent } from './fix.ts';

export type Severity = 'error' | 'warning';

/** A place in a file; lines and columns count from 1, columns in UTF-16 units as editors do. The end is behind the last sign. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** Another place that a finding speaks of. */
export interface RelatedPlace extends Place {
  readonly message: string;
  readonly dataPath?: readonly string[];
}

/**
 * Something an author should know. Plain data: no colour, no wording beyond its sentences. `dataPath` names the value
 * inside the file (`['methods', 'email', 'title']`), from which the line is found when it is reported.
 */
export interface Diagnostic extends Partial<Place> {
  readonly code: Code;
  readonly severity: Severity;
  /** What was found, what was expected, in one plain sentence. */
  readonly message: string;
  readonly dataPath?: readonly string[];
  /** The page of the site that shows it, where it was found there. */
  readonly address?: string;
  /** The locales whose pages show it, where it was found on pages and not on all of a kind. */
  readonly locales?: readonly string[];
  /** What should stand there, as it would be written. */
  readonly expected?: string;
  /** Of a text, the part that is meant, by the indices of its first sign and of the sign behind it; it becomes the place. */
  readonly part?: readonly [from: number, to: number];
  /** What stands there, as it is written; where it is a part of the value, it alone is marked. */
  readonly found?: string;
  /** What to do next. */
  readonly hint?: string;
  readonly related?: readonly RelatedPlace[];
  /** What it follows from, such as a fact that is not there. Findings with one cause are one report. */
  readonly cause?: string;
  /** It goes when its cause is corrected: it is never the reported one of its group, and needs no fix of its own. */
  readonly follows?: true;
  /** The other findings with the same cause. */
  readonly also?: readonly (RelatedPlace & { readonly code: Code })[];
  /** The certain fix, as a change of the value at the data path; it becomes `fix` when the position of the value is known. */
  readonly fixIntent?: FixIntent;
  /** The certain fix, as edits of files. */
  readonly fix?: Fix;
  /** A fix that needs a decision, as a change of the value at the data path; it becomes `suggestion`. */
  readonly suggestionIntent?: FixIntent;
  /** A fix that needs a decision, because it removes words or is one of several. It is offered and never applied automatically. */
  readonly suggestion?: Fix;
}

/**
 * Orders diagnostics by severity, file, line, data path, code and message, so that the same faults print the same report. Those of
 * the register of claims, which rests on all other content, come after the others of their severity.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = (diagnostic: Diagnostic) =>
    [
      diagnostic.severity,
      diagnostic.code in claims ? '1' : '0',
      diagnostic.file ?? '',
      String(diagnostic.line ?? 0).padStart(7, '0'),
      String(diagnostic.column ?? 0).padStart(5, '0'),
      diagnostic.dataPath?.join('.') ?? '',
      diagnostic.code,
      diagnostic.message,
    ].join('\0');
  return diagnostics
    .map((diagnostic) => ({ diagnostic, key: key(diagnostic) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ diagnostic }) => diagnostic);
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
