/** A change of one place in a file. The end is after the last character; lines and columns count from 1. */
export interface Edit {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The text that is there now. Where it differs, the file has changed meanwhile and the edit is refused. */
  readonly oldText: string;
  readonly newText: string;
}

/**
 * Edits that correct a finding. A `fix` needs no decision: it removes the finding, causes no other, and loses no word of an author.
 * A `suggestion` needs one.
 */
export interface Fix {
  /** What it does, in the imperative: `Write {fact:trial.period}`. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** What to do with the value at a data path. */
export type Change =
  /** Replaces every occurrence in the text. */
  | { readonly replace: string; readonly by: string }
  /** Removes the value from its group or list, with its name. */
  | { readonly remove: true }
  /** Renames the value in its place. */
  | { readonly rename: string };

/** A fix before the position of its value is known. */
export interface FixIntent {
  readonly title: string;
  /** All of them, or none. */
  readonly changes: readonly Change[];
}

interface Edited {
  readonly text: string;
  readonly applied: readonly Edit[];
  /** Edits whose place has changed since they were computed, or that overlap an edit before them. */
  readonly refused: readonly Edit[];
}

/** A file's text with the edits made, each once and none over another. Where the text has changed meanwhile, the edit is refused. */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const starts = lineStarts(text);
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1;
  const seen = new Set<string>();
  const placed = edits
    .map((edit) => ({ edit, from: offset(edit.line, edit.column), to: offset(edit.endLine, edit.endColumn) }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .filter(({ edit, from, to }) => {
      const key = `${from} ${to} ${edit.newText}`;
      return !seen.has(key) && seen.add(key);
    });
  const [pieces, applied, refused] = [[] as string[], [] as Edit[], [] as Edit[]];
  let end = 0;
  for (const { edit, from, to } of placed) {
    if (from < end || text.slice(from, to) !== edit.oldText) {
      refused.push(edit);
      continue;
    }
    pieces.push(text.slice(end, from), edit.newText);
    applied.push(edit);
    end = to;
  }
  return { text: [...pieces, text.slice(end)].join(''), applied, refused };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
