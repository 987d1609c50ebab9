import { pageLocalQueries } from '../../4-render/queries.ts';
import type { QueryResult } from '../../4-render/query-inputs.ts';
import { shortHash } from '../../package/hash.ts';
import type { NewDependencies, RecordedQuery } from './dependency-graph.ts';

/** Numbers queries and sets of them in one thread, so that dependencies of many pages are sent once. */
export class DependencyRecorder {
  readonly #numbers = new Map<QueryResult, number>();
  readonly #sets = new Map<string, number>();
  #queries: RecordedQuery[] = [];
  #newSets: number[][] = [];

  /** The number of a page's dependency set, and the queries that no other page makes. */
  record(results: readonly QueryResult[]): { dependencySet: number; pageLocal: RecordedQuery[] } {
    const pageLocal: RecordedQuery[] = [];
    const shared: number[] = [];
    for (const one of results) {
      if (isPageLocal(one)) pageLocal.push(recordedQuery(one));
      else shared.push(this.#numberOf(one));
    }
    return { dependencySet: this.#setOf(shared), pageLocal };
  }

  /** What was recorded since the last call. */
  take(): NewDependencies {
    const taken = { queries: this.#queries, sets: this.#newSets };
    this.#queries = [];
    this.#newSets = [];
    return taken;
  }

  #numberOf(result: QueryResult): number {
    let number = this.#numbers.get(result);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(result, number);
      this.#queries.push(recordedQuery(result));
    }
    return number;
  }

  #setOf(numbers: number[]): number {
    const key = numbers.join(' ');
    let number = this.#sets.get(key);
    if (number === undefined) {
      number = this.#sets.size;
      this.#sets.set(key, number);
      this.#newSets.push(numbers);
    }
    return number;
  }
}

const isPageLocal = ({ key }: QueryResult) => pageLocalQueries.has(key.slice(0, key.indexOf('\0')));

/** The stored form of a query, with the hash of its result. */
export function recordedQuery({ key, answer, inputs }: QueryResult): RecordedQuery {
  return [key, shortHash(JSON.stringify(answer) ?? ''), inputs];
}
