/** The pool is cleared when it holds this many texts. */
const most = 50_000;

/** A string pool: equal texts of different pages share one string. */
export class SharedTexts {
  readonly #known = new Map<string, string>();
  readonly #copy: (text: string) => string;

  /** `copy` makes the string that is stored for a new text. */
  constructor(copy: (text: string) => string = (text) => text) {
    this.#copy = copy;
  }

  /** The pooled string that equals the text. */
  of(text: string): string {
    const earlier = this.#known.get(text);
    if (earlier !== undefined) return earlier;
    const copy = this.#copy(text);
    if (this.#known.size >= most) this.#known.clear();
    this.#known.set(copy, copy);
    return copy;
  }
}

/** The entries of a list that is stored as a string, one per line; an empty string is an empty list. */
export function linesOf(list: string): string[] {
  return list === '' ? [] : list.split('\n');
}

/** Whether such a list has an entry; an empty entry does not count. */
export function hasLine(list: string, entry: string): boolean {
  if (entry === '' || !list.includes(entry)) return false;
  return list === entry || list.startsWith(`${entry}\n`) || list.endsWith(`\n${entry}`) || list.includes(`\n${entry}\n`);
}
