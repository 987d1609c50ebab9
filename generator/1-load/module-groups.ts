export class ModuleGroups {
  readonly #neighbours = new Map<string, Set<string>>();

  join(one: string, other: string): void {
    this.#of(one).add(other);
    this.#of(other).add(one);
  }

  from(names: Iterable<string>): Set<string> {
    const reached = new Set(names);
    for (const name of reached) for (const next of this.#neighbours.get(name) ?? []) reached.add(next);
    return reached;
  }

  #of(name: string): Set<string> {
    const neighbours = this.#neighbours.get(name) ?? new Set<string>();
    this.#neighbours.set(name, neighbours);
    return neighbours;
  }
}
