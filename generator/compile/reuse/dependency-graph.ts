import type { InputSet } from '../../model/input-groups.ts';

/** A query with the hash of its result and the input groups that the result was computed from. */
export type RecordedQuery = readonly [key: string, result: string, inputs: InputSet];

/** Evaluates a query with the inputs of this build. */
type Evaluate = (key: string) => RecordedQuery;

/** The stored dependencies of a site: queries, and sets of query numbers. */
export interface DependencyTable {
  readonly queries: readonly RecordedQuery[];
  readonly sets: readonly (readonly number[])[];
}

/** Queries and sets that a worker has not sent before; their numbers continue those of earlier messages. */
export type NewDependencies = DependencyTable;

/** All queries of a site and the dependency sets of its pages, numbered independently of the threads that rendered the pages. */
export class DependencyGraph {
  readonly #queries: RecordedQuery[];
  readonly #sets: (readonly number[])[];
  readonly #numbers: Map<string, number>;
  readonly #setNumbers: Map<string, number>;

  constructor({ queries, sets }: DependencyTable = { queries: [], sets: [] }) {
    this.#queries = [...queries];
    this.#sets = [...sets];
    this.#numbers = new Map(queries.map(([key], number) => [key, number]));
    this.#setNumbers = new Map(sets.map((numbers, number) => [numbers.join(' '), number]));
  }

  /** Merges the messages of one thread; the returned function converts a thread's number of a set into the number here. */
  merger(): (sent: NewDependencies) => (set: number) => number {
    const queries: number[] = [];
    const sets: number[] = [];
    return (sent) => {
      for (const query of sent.queries) queries.push(this.#addQuery(query));
      for (const numbers of sent.sets) sets.push(this.#addSet(numbers.map((number) => queries[number] as number)));
      return (set) => sets[set] as number;
    };
  }

  /**
   * The sets with a query whose result differs, now that some input groups have changed. Updates the recorded inputs of the other queries.
   */
  staleSets(changed: InputSet, evaluate: Evaluate): ReadonlySet<number> {
    if (changed === 0) return new Set();
    const stale = new Set<number>();
    for (const [number, [key, result, inputs]] of this.#queries.entries()) {
      if ((inputs & changed) === 0) continue;
      const now = evaluate(key);
      if (now[1] === result) this.#queries[number] = now;
      else stale.add(number);
    }
    return new Set(stale.size ? [...this.#sets.keys()].filter((set) => this.#sets[set]?.some((number) => stale.has(number))) : []);
  }

  /** The keys of the queries in these sets, each once. */
  keysIn(sets: Iterable<number>): Set<string> {
    const numbers = new Set<number>();
    for (const set of sets) for (const number of this.#sets[set] ?? []) numbers.add(number);
    return new Set([...numbers].map((number) => this.#queries[number]?.[0] ?? ''));
  }

  /** The whole graph with its present numbers. */
  table(): DependencyTable {
    return { queries: this.#queries, sets: this.#sets };
  }

  /** Only these sets, and a function that returns their new numbers. */
  subset(used: Iterable<number>): { dependencies: DependencyTable; numberOf(set: number): number } {
    const queries: RecordedQuery[] = [];
    const renumbered = new Map<number, number>();
    const sets = new Map<number, number>();
    const lists: number[][] = [];
    for (const set of used) {
      if (sets.has(set)) continue;
      sets.set(set, lists.length);
      lists.push(
        (this.#sets[set] ?? []).map((number) => {
          const known = renumbered.get(number) ?? queries.push(this.#queries[number] as RecordedQuery) - 1;
          renumbered.set(number, known);
          return known;
        }),
      );
    }
    return { dependencies: { queries, sets: lists }, numberOf: (set) => sets.get(set) as number };
  }

  #addQuery(query: RecordedQuery): number {
    const [key] = query;
    const number = this.#numbers.get(key) ?? this.#queries.length;
    this.#numbers.set(key, number);
    this.#queries[number] = query;
    return number;
  }

  #addSet(numbers: readonly number[]): number {
    const name = numbers.join(' ');
    const number = this.#setNumbers.get(name) ?? this.#sets.length;
    this.#setNumbers.set(name, number);
    this.#sets[number] = numbers;
    return number;
  }
}
