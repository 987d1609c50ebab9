import { lineStarts, type Place } from './place-in-text.ts';

/** A change of one place in a file. */
export interface Edit extends Required<Place> {
  /** The present text. If the file differs, it has changed meanwhile and the edit is refused. */
  readonly oldText: string;
  /** The replacement; empty if the text is removed. */
  readonly newText: string;
}

/** Edits that remove a finding. A `fix` needs no decision, causes no other finding and loses no words; a `suggestion` needs one. */
export interface Fix {
  /** The effect, in the imperative: `Write {fact:trial.period}`. */
  readonly title: string;
  /** The changes that it needs, all of them together. */
  readonly edits: readonly Edit[];
}

/** A text, or a group of texts by their names. */
export type WrittenValue = string | { readonly [name: string]: WrittenValue };

/** A change of the value at a data path. */
export type Change =
  /** Replaces every occurrence in the text. */
  | { readonly replace: string; readonly by: string }
  /** Replaces the whole text, or adds the value to its group if it is missing. */
  | { readonly write: WrittenValue }
  /** Removes the value from its group or list, with its key. */
  | { readonly remove: true }
  /** Renames the key of the value. */
  | { readonly rename: string };

/** A fix before the position of its value is known. */
export interface FixIntent {
  /** The effect, in the imperative, as the title of the fix. */
  readonly title: string;
  /** All of them, or none. */
  readonly changes: readonly Change[];
}

interface Edited {
  readonly text: string;
  /** Edits whose text has changed since they were computed, or that overlap an earlier edit. */
  readonly refused: readonly Edit[];
}

/** Applies edits to a file's text, each once and without overlaps. Refuses an edit if the text has changed meanwhile. */
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
  const [pieces, refused] = [[] as string[], [] as Edit[]];
  let end = 0;
  for (const { edit, from, to } of placed) {
    if (from < end || text.slice(from, to) !== edit.oldText) refused.push(edit);
    else {
      pieces.push(text.slice(end, from), edit.newText);
      end = to;
    }
  }
  return { text: [...pieces, text.slice(end)].join(''), refused };
}
