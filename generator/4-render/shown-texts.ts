import type { Content, Entry, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import { wordingAt } from '../model/wording.ts';
import type { Reading } from './context.ts';

/** The texts that pages have read, by file. An island may show what it was given in any of its states, so that counts too. */
export class ShownTexts {
  readonly #paths = new Map<string, Set<string>>();
  readonly #content: Pick<Content, 'dictionaries' | 'pages'>;
  /** Group of texts → where it stands. A file may take a group over from another one, as it is. */
  #groups: Map<object, { readonly file: string; readonly path: string }[]> | undefined;

  constructor(content: Pick<Content, 'dictionaries' | 'pages'>) {
    this.#content = content;
  }

  readonly add = ({ kind, file, dataPath }: Reading): void => {
    if (kind !== 'text') return;
    let paths = this.#paths.get(file);
    if (!paths) {
      paths = new Set();
      this.#paths.set(file, paths);
    }
    paths.add(keyOf(dataPath));
  };

  /** Whether any page has read the text at a path in one of these files. */
  has(files: readonly string[], dataPath: readonly string[]): boolean {
    const path = keyOf(dataPath);
    return files.some((file) => this.#paths.get(file)?.has(path));
  }

  /** Whether the text stands in a group that another file shares with this one, and was read there. */
  elsewhere({ value }: Entry<Wording>, dataPath: readonly string[]): boolean {
    const group = wordingAt(value, dataPath.slice(0, -1));
    if (typeof group !== 'object') return false;
    this.#groups ??= groupsOf(this.#content);
    const name = dataPath.at(-1) ?? '';
    return (this.#groups.get(group) ?? []).some(({ file, path }) => this.#paths.get(file)?.has(path ? `${path}\0${name}` : name));
  }
}

const keyOf = (path: readonly string[]) => path.join('\0');

function groupsOf({ dictionaries, pages }: Pick<Content, 'dictionaries' | 'pages'>): Map<object, { file: string; path: string }[]> {
  const groups = new Map<object, { file: string; path: string }[]>();
  const collect = (wording: Wording, file: string, path: readonly string[]) => {
    const places = groups.get(wording) ?? [];
    groups.set(wording, places);
    places.push({ file, path: keyOf(path) });
    for (const [key, value] of Object.entries(wording))
      if (typeof value === 'object' && !isGap(value)) collect(value, file, [...path, key]);
  };
  const entries = [...dictionaries.values(), ...[...pages.values()].flatMap(({ copies }) => [...copies.values()])];
  for (const { value, file } of entries) collect(value, file, []);
  return groups;
}
