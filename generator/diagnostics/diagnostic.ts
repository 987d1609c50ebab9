import type { Code } from './codes.ts';

export type Severity = 'error' | 'warning';

/** A place in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
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
  readonly expected?: string;
  readonly found?: string;
  /** What to do next. */
  readonly hint?: string;
  readonly related?: readonly (Place & { readonly message: string; readonly dataPath?: readonly string[] })[];
}

/** Orders diagnostics by file, line, data path, code and message, so that the same faults print the same report. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = (diagnostic: Diagnostic) =>
    [
      diagnostic.severity,
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

/** The name of the list that is nearest to a mistyped one, if any is near enough to be meant. */
export function nearest(found: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = editDistance(found.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) best = { name, distance };
  }
  return best && best.distance <= Math.max(2, Math.floor(found.length / 3)) ? best.name : undefined;
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
