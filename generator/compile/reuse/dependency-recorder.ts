import type { QueryResult } from '../../4-render/query-inputs.ts';
import { shortHash } from '../../package/hash.ts';
import type { Dependencies, RecordedQuery } from './dependency-graph.ts';
import { NumberedList } from './numbered-list.ts';

/** Numbers queries and sets of them in one thread, so that dependencies of many pages are sent once. */
export class DependencyRecorder {
  readonly #queries = new NumberedList<QueryResult, QueryResult>((result) => result);
  readonly #sets = new NumberedList<readonly number[]>((numbers) => numbers.join(' '));
  #taken = { queries: 0, sets: 0 };

  /** The number of a page's dependency set, and the queries that no other page makes. */
  record(results: readonly QueryResult[]): { dependencySet: number; pageLocal: RecordedQuery[] } {
    const shared = results.filter(({ isPageLocal }) => !isPageLocal);
    return {
      dependencySet: this.#sets.put(shared.map((one) => this.#queries.put(one))),
      pageLocal: results.filter(({ isPageLocal }) => isPageLocal).map(recordedQuery),
    };
  }

  /** The dependencies that were recorded since the last call. */
  take(): Dependencies {
    const [queries, sets] = [this.#queries.values, this.#sets.values];
    const taken = { queries: queries.slice(this.#taken.queries).map(recordedQuery), sets: sets.slice(this.#taken.sets) };
    this.#taken = { queries: queries.length, sets: sets.length };
    return taken;
  }
}

/** The stored form of a query, with the hash of its result. */
export function recordedQuery({ key, answer, inputs }: QueryResult): RecordedQuery {
  return [key, shortHash(JSON.stringify(answer) ?? ''), inputs];
}
