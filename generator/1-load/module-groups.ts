/** Names that belong together, two by two, and by that over any number of steps. */
export class Ties {
  readonly #neighbours = new Map<string, Set<string>>();

  tie(one: string, other: string): void {
    this.#of(one).add(other);
    this.#of(other).add(one);
  }

  /** These names, and all that belong together with them. */
  from(names: Iterable<string>): Set<string> {
    const reached = new Set(names);
    for (const name of reached) for (const next of this.#neighbours.get(name) ?? []) reached.add(next);
    return reached;
  }

  #of(name: string): Set<string> {
    const known = this.#neighbours.get(name);
    if (known) return known;
    const made = new Set<string>();
    this.#neighbours.set(name, made);
    return made;
  }
}
