/** A content folder as a value: path → text. */
export type Files = ReadonlyMap<string, string>;

/** An edit of one file. */
export type Change =
  | { readonly file: string; readonly find: string; readonly replace: string }
  | { readonly file: string; readonly text: string }
  | { readonly gone: string }
  | { readonly folder: string; readonly renamed: string };

/** Edits of a content folder in one step, with the name that a failing sequence prints. */
export interface Edit {
  readonly name: string;
  readonly changes: readonly Change[];
}

/** Replaces one text with another. */
export function reword(name: string, file: string, [find, replace]: readonly [string, string]): Edit {
  return { name, changes: [{ file, find, replace }] };
}

/** The folder after the edits, in their order. Later edits ignore texts and files that an earlier one has removed. */
export function withEdits(files: Files, edits: readonly Edit[]): Files {
  return edits.flatMap(({ changes }) => changes).reduce(after, files);
}

function after(files: Files, change: Change): Files {
  if ('folder' in change) {
    return new Map([...files].map(([path, text]) => [path.replace(`${change.folder}/`, `${change.renamed}/`), text]));
  }
  if ('gone' in change) return new Map([...files].filter(([path]) => path !== change.gone && !path.startsWith(`${change.gone}/`)));
  if ('text' in change) return new Map([...files, [change.file, change.text]]);
  const text = files.get(change.file);
  return text === undefined ? files : new Map([...files, [change.file, text.replaceAll(change.find, () => change.replace)]]);
}
