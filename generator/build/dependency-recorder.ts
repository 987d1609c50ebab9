import { pageLocalQueries } from '../4-render/queries.ts';
import type { QueryResult } from '../4-render/query-inputs.ts';
import { shortHash } from '../package/hash.ts';
import type { NewDependencies, RecordedQuery } from './batch-job.ts';

/** Numbers questions and sets of them, so that what many pages ask is told once. */
export class DependencyRecorder {
  readonly #numbers = new Map<QueryResult, number>();
  readonly #sets = new Map<string, number>();
  #questions: RecordedQuery[] = [];
  #newSets: number[][] = [];

  /** The number of the set that a page asked, and what it alone asked. */
  note(asked: readonly QueryResult[]): { set: number; own: RecordedQuery[] } {
    const own: RecordedQuery[] = [];
    const shared: number[] = [];
    for (const one of asked) {
      if (isOwn(one)) own.push(answered(one));
      else shared.push(this.#numberOf(one));
    }
    return { set: this.#setOf(shared), own };
  }

  /** What was not taken before. */
  take(): NewDependencies {
    const taken = { questions: this.#questions, sets: this.#newSets };
    this.#questions = [];
    this.#newSets = [];
    return taken;
  }

  #numberOf(asked: QueryResult): number {
    let number = this.#numbers.get(asked);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(asked, number);
      this.#questions.push(answered(asked));
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

const isOwn = ({ key }: QueryResult) => pageLocalQueries.has(key.slice(0, key.indexOf('\0')));

/** A question as it is kept: of the answer, its hash. */
export function answered({ key, answer, areas }: QueryResult): RecordedQuery {
  return [key, shortHash(JSON.stringify(answer) ?? ''), areas];
}
