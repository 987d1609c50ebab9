import type { InputSet } from '../../model/input-groups.ts';
import { NumberedList } from './numbered-list.ts';

/** A query with the hash of its result and the input groups that the result was computed from. */
export type RecordedQuery = readonly [key: string, result: string, inputs: InputSet];

/** Queries, and sets of query numbers: the stored dependencies of a site, or those that a worker has not sent before. */
export interface Dependencies {
  readonly queries: readonly RecordedQuery[];
  readonly sets: readonly (readonly number[])[];
}

/** All queries of a site and the dependency sets of its pages, numbered independently of the threads that rendered the pages. */
export class DependencyGraph {
  readonly #queries = new NumberedList<RecordedQuery>(([key]) => key);
  readonly #sets = new NumberedList<readonly number[]>((numbers) => numbers.join(' '));

  constructor({ queries, sets }: Dependencies = { queries: [], sets: [] }) {
    for (const query of queries) this.#queries.put(query);
    for (const set of sets) this.#sets.put(set);
  }

  /** Merges the messages of one thread; the returned function converts a thread's number of a set into the number here. */
  merger(): (sent: Dependencies) => (set: number) => number {
    const queries: number[] = [];
    const sets: number[] = [];
    return (sent) => {
      for (const query of sent.queries) queries.push(this.#queries.put(query));
      for (const numbers of sent.sets) sets.push(this.#sets.put(numbers.map((number) => queries[number] as number)));
      return (set) => sets[set] as number;
    };
  }

  /**
   * The sets with a query whose result differs, now that some input groups have changed. Updates the recorded inputs of the other queries.
   * `evaluate` evaluates a query with the inputs of this build.
   */
  staleSets(changed: InputSet, evaluate: (key: string) => RecordedQuery): ReadonlySet<number> {
    const stale = new Set<number>();
    for (const [number, [key, result, inputs]] of changed ? this.#queries.values.entries() : []) {
      if ((inputs & changed) === 0) continue;
      const now = evaluate(key);
      if (now[1] === result) this.#queries.put(now);
      else stale.add(number);
    }
    const isStale = (set: readonly number[]) => set.some((number) => stale.has(number));
    return new Set(stale.size ? this.#sets.values.flatMap((set, number) => (isStale(set) ? [number] : [])) : []);
  }

  /** The keys of the queries in these sets, each once. */
  keysIn(sets: Iterable<number>): Set<string> {
    const numbers = new Set([...sets].flatMap((set) => this.#sets.values[set] ?? []));
    return new Set([...numbers].map((number) => this.#queries.values[number]?.[0] ?? ''));
  }

  /** Only these sets, and a function that returns their new numbers. */
  subset(used: Iterable<number>): { dependencies: Dependencies; numberOf(set: number): number } {
    const queries = new NumberedList<number, number>((number) => number);
    const usedSets = new NumberedList<number, number>((set) => set);
    for (const set of used) usedSets.put(set);
    const sets = usedSets.values.map((set) => (this.#sets.values[set] ?? []).map((number) => queries.put(number)));
    return {
      dependencies: { queries: queries.values.map((number) => this.#queries.values[number] as RecordedQuery), sets },
      numberOf: (set) => usedSets.put(set),
    };
  }
}
