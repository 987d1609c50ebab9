/** A change of one place in a file. The end is behind the last sign; lines and columns count from 1. */
export interface Edit {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** What stands there now. Where something else does, the file has changed meanwhile and stays as it is. */
  readonly oldText: string;
  readonly newText: string;
}

/**
 * Edits that correct a finding. As its `fix` they need no decision: applied, the finding is gone, no new one has come, and no word that
 * an author wrote is lost. As its `suggestion` they are offered.
 */
export interface Fix {
  /** What it does, as an order: `Write {fact:trial.period}`. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** What to do with the value at a data path. */
export type Change =
  /** Wherever the text says one thing, it says another. */
  | { readonly replace: string; readonly by: string }
  /** The value leaves its group or list, with its name. */
  | { readonly remove: true }
  /** The value keeps its place under another name. */
  | { readonly rename: string };

/** A fix before the position of its value is known. */
export interface FixIntent {
  readonly title: string;
  /** All of them, or none. */
  readonly changes: readonly Change[];
}

export interface Edited {
  readonly text: string;
  readonly applied: readonly Edit[];
  /** Edits whose place says something else than when they were made, or that meet an edit before them. */
  readonly refused: readonly Edit[];
}

/** A file's text with the edits made, each once and none over another. Where the text has changed meanwhile, the edit is refused. */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const starts = lineStarts(text);
  const offset = (line: number, column: number) => (starts[line - 1] ?? text.length) + column - 1;
  const known = new Set<string>();
  const placed = edits
    .map((edit) => ({ edit, from: offset(edit.line, edit.column), to: offset(edit.endLine, edit.endColumn) }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .filter(({ edit, from, to }) => {
      const key = `${from} ${to} ${edit.newText}`;
      return !known.has(key) && known.add(key);
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
