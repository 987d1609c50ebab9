import { claims } from './codes/claims.ts';
import { type Code, definitionOf } from './codes.ts';
import type { Fix, FixIntent } from './fix.ts';
import type { Place } from './place-in-text.ts';

export type { Place };

/** Another place that a finding concerns. */
export interface RelatedPlace extends Place {
  /** One sentence about its relation to the finding. */
  readonly message: string;
  /** The value in that file, from which its line is computed. */
  readonly dataPath?: readonly string[];
}

/** An element that pages of one template have at the same place. */
export interface FaultyElement {
  /** The index on the first page, those of elements of which one is superfluous, or an address or the start tag by which it is recognised. */
  readonly element: number | string | readonly number[];
  /** The fault, named equally on every page and in every language. */
  readonly fault: string;
  /** The addresses of the pages. */
  readonly addresses: readonly string[];
  /** The fault on the first page. */
  readonly message: string;
  /** The next step there. */
  readonly hint?: string | undefined;
}

/**
 * A finding as plain data, without colour or layout. `dataPath` names the value inside the file (`['methods', 'email', 'title']`); its line
 * is computed when the diagnostic is reported.
 */
export interface Diagnostic extends Partial<Place> {
  /** The kind of fault: `WL2003`. */
  readonly code: Code;
  /** 'error' stops a build, 'warning' does not. */
  readonly severity: 'error' | 'warning';
  /** The fault in one plain sentence, with the found and the expected value. */
  readonly message: string;
  /** The names of the groups around the value, from the outermost, and of the value; indices of lists are written as text. */
  readonly dataPath?: readonly string[];
  /** The address of the page, if it was found on a page. */
  readonly address?: string;
  /** The faulty elements, from which places in the theme are computed. */
  readonly elements?: readonly FaultyElement[];
  /** The locales of the affected pages, unless all are affected. */
  readonly locales?: readonly string[];
  /** The expected value, as it would be written. */
  readonly expected?: string;
  /** The affected part of a text, by the indices of its first character and of the one after its last; it becomes the place. */
  readonly part?: readonly [from: number, to: number];
  /** The found value, as it is written; if it is part of a value, the code frame marks that part. */
  readonly found?: string;
  /** The next step for the author. */
  readonly hint?: string;
  /** Other places that belong to it, such as the text that this one translates. */
  readonly related?: readonly RelatedPlace[];
  /** The cause, such as a missing fact. Findings with one cause are one report. */
  readonly cause?: string;
  /** It disappears with its cause, so it never represents its group and needs no fix. */
  readonly follows?: true;
  /** The other findings with the same cause. */
  readonly also?: readonly (RelatedPlace & { readonly code: Code })[];
  /** The fix, as a change of the value at the data path; it becomes `fix` when the position of the value is known. */
  readonly fixIntent?: FixIntent;
  /** The fix, as edits of files. */
  readonly fix?: Fix;
  /** A fix that needs a decision, as a change of the value at the data path; it becomes `suggestion`. */
  readonly suggestionIntent?: FixIntent;
  /** A fix that needs a decision, because it removes words or is one of several. Never applied automatically. */
  readonly suggestion?: Fix;
}

/** A finding without its code; its severity is that of the code unless it is given. */
type Details = Omit<Diagnostic, 'code' | 'severity'> & Partial<Pick<Diagnostic, 'severity'>>;

/** The fault in one plain sentence, and the next step for the author. */
type Words = readonly [message: string, hint?: string | undefined];

/** Returns a finding. Its words are the third argument, `finding('WL2007', { file, dataPath }, [message, hint])`, or part of the second. */
export function finding<Reported extends Code>(code: Reported, details: Details): Diagnostic & { readonly code: Reported };
export function finding<Reported extends Code>(
  code: Reported,
  place: Omit<Details, 'message'>,
  words: Words,
): Diagnostic & { readonly code: Reported };
export function finding(
  code: Code,
  details: Omit<Details, 'message'> & { message?: string },
  [message = '', hint]: Partial<Words> = [],
): Diagnostic {
  const severity = details.severity ?? definitionOf(code).severity ?? 'error';
  return { message, ...details, code, severity, ...(message && { message }), ...(hint !== undefined && { hint }) };
}

/**
 * Orders diagnostics by severity, file, line, data path, code and message, so that the same faults print the same report. Within a severity
 * findings about claims come last, because claims depend on all other content.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = (diagnostic: Diagnostic) =>
    [
      diagnostic.severity,
      isAboutClaims(diagnostic) ? '1' : '0',
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

/** Whether a finding is about the register of claims, which depends on all other content. */
export const isAboutClaims = ({ code }: Diagnostic): boolean => code in claims;

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

export function placeOf({ line, column, endLine, endColumn, dataPath }: Diagnostic): Omit<RelatedPlace, 'file' | 'message'> {
  return {
    ...(line && { line }),
    ...(column && { column }),
    ...(endLine && { endLine }),
    ...(endColumn && { endColumn }),
    ...(dataPath && { dataPath }),
  };
}

/** An error that stops a command because of faults in the theme or in the configuration of the site. */
export class DiagnosticError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join(' '));
    this.diagnostics = diagnostics;
  }
}
