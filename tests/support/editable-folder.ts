import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A folder whose files a test changes. */
export interface EditableFolder {
  readonly folder: string;
  read(file: string): string;
  /** Writes a file until `restore`. */
  write(file: string, data: string | Uint8Array): void;
  /** Replaces words of a file until `restore`, and returns the line of the new ones; throws if it does not contain the words. */
  edit(file: string, words: string, others: string): number;
  /** Appends to a file until `restore`, and returns the line where the addition begins. */
  append(file: string, text: string): number;
  /** The line on which a file has some words, from 1. */
  lineOf(file: string, words: string): number;
  /** Keeps the changes since the last `restore`: the next one puts back the files as they are now. */
  keep(): void;
  restore(): void;
}

export function editableFolder(folder: string): EditableFolder {
  const before = new Map<string, Uint8Array | undefined>();
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const write = (file: string, data: string | Uint8Array) => {
    const path = `${folder}/${file}`;
    if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path) : undefined);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  };
  const lineOf = (file: string, words: string) => {
    const [start = '', ...rest] = read(file).split(words);
    if (rest.length === 0) throw new Error(`${file} does not have '${words}'.`);
    return start.split('\n').length;
  };
  return {
    folder,
    read,
    write,
    lineOf,
    edit(file, words, others) {
      const line = lineOf(file, words);
      write(
        file,
        read(file).replace(words, () => others),
      );
      return line;
    },
    append(file, text) {
      const now = read(file);
      write(file, now + text);
      return now.split('\n').length;
    },
    keep: () => before.clear(),
    restore() {
      for (const [path, data] of before) data === undefined ? rmSync(path, { force: true }) : writeFileSync(path, data);
      before.clear();
    },
  };
}
