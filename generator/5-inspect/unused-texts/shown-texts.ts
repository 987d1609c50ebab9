import type { Reading } from '../../model/reading.ts';

export interface ReadTexts {
  /** The texts of a file that were read, by path keys; undefined if none was read. Must only be called for existing texts. */
  get(file: string): Pick<ReadonlySet<string>, 'has'> | undefined;
}

/** The path of a text as one string. */
export const pathKey = (dataPath: readonly string[]): string => dataPath.join('\0');

/** Collects the texts that pages read. An island may show its props in any state, so these count, too. */
export class ShownTexts {
  readonly #files = new Map<string, Set<string>>();

  readonly add = ({ kind, file, dataPath }: Reading): void => {
    if (kind !== 'text') return;
    this.#files.set(file, (this.#files.get(file) ?? new Set()).add(pathKey(dataPath)));
  };

  get read(): ReadTexts {
    return this.#files;
  }
}
