import type { Reading } from './context.ts';

/** Texts that pages have read. */
export interface ReadTexts {
  /** Whether any page has read the text of a file at a path, which is there. */
  has(file: string, path: string): boolean;
}

/** The path of a text as one word. */
export const pathKey = (dataPath: readonly string[]): string => dataPath.join('\0');

/** Texts that pages have told of when they read them. An island may show what it was given in any of its states, so that counts too. */
export class ShownTexts implements ReadTexts {
  readonly #files = new Map<string, Set<string>>();

  readonly add = ({ kind, file, dataPath }: Reading): void => {
    if (kind !== 'text') return;
    let paths = this.#files.get(file);
    if (!paths) {
      paths = new Set();
      this.#files.set(file, paths);
    }
    paths.add(pathKey(dataPath));
  };

  has(file: string, path: string): boolean {
    return this.#files.get(file)?.has(path) ?? false;
  }
}

/** The same, told by the texts that each page has not read of the files that it is worded by. */
export class TextsButUnread implements ReadTexts {
  /** File → what no page has read of it so far. */
  readonly #files = new Map<string, ReadonlySet<string>>();

  /** Adds a page. A file whose texts it has all read need not be among the unread. */
  add(files: readonly string[], unread: Readonly<Record<string, readonly string[]>>): void {
    for (const file of files) {
      const left = unread[file] ?? [];
      const before = this.#files.get(file);
      this.#files.set(file, new Set(before ? left.filter((path) => before.has(path)) : left));
    }
  }

  has(file: string, path: string): boolean {
    const left = this.#files.get(file);
    return left !== undefined && !left.has(path);
  }
}
