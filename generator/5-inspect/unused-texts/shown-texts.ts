import type { Reading } from '../../model/reading.ts';

/** Texts that pages have read. */
export interface ReadTexts {
  /** Which texts of a file were read, by the keys of their paths; nothing where none was. Asked for texts that are there alone. */
  get(file: string): Pick<ReadonlySet<string>, 'has'> | undefined;
}

/** The path of a text as one word. */
export const pathKey = (dataPath: readonly string[]): string => dataPath.join('\0');

/** Gathers the texts that pages read. An island may show what it was given in any of its states, so that counts too. */
export class ShownTexts {
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

  /** What was read so far. */
  get read(): ReadTexts {
    return this.#files;
  }
}
