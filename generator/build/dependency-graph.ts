import type { InputSet } from '../model/input-groups.ts';
import type { NewDependencies, RecordedQuery } from './batch-job.ts';

/** Answers a question today. */
export type AnswerAgain = (key: string) => RecordedQuery;

/** The trace of a site as it is kept: questions, and sets of them by their numbers. */
export interface DependencyTable {
  readonly questions: readonly RecordedQuery[];
  readonly sets: readonly (readonly number[])[];
}

/** All questions of a site and the sets of them that pages asked, under one numbering, whoever has rendered the pages. */
export class DependencyGraph {
  readonly #questions: RecordedQuery[];
  readonly #sets: (readonly number[])[];
  readonly #numbers: Map<string, number>;
  readonly #setNumbers: Map<string, number>;

  constructor({ questions, sets }: DependencyTable = { questions: [], sets: [] }) {
    this.#questions = [...questions];
    this.#sets = [...sets];
    this.#numbers = new Map(questions.map(([key], number) => [key, number]));
    this.#setNumbers = new Map(sets.map((numbers, number) => [numbers.join(' '), number]));
  }

  /** Takes over what one thread tells, message by message; gives the number here for the number of a set there. */
  reader(): (told: NewDependencies) => (set: number) => number {
    const questions: number[] = [];
    const sets: number[] = [];
    return (told) => {
      for (const question of told.questions) questions.push(this.#addQuestion(question));
      for (const numbers of told.sets) sets.push(this.#addSet(numbers.map((number) => questions[number] as number)));
      return (set) => sets[set] as number;
    };
  }

  /** The sets with a question whose answer has changed, after some areas have. Questions whose answers stay are noted as answered today. */
  staleSets(changed: InputSet, answerAgain: AnswerAgain): ReadonlySet<number> {
    if (changed === 0) return new Set();
    const stale = new Set<number>();
    for (const [number, [key, answer, areas]] of this.#questions.entries()) {
      if ((areas & changed) === 0) continue;
      const again = answerAgain(key);
      if (again[1] === answer) this.#questions[number] = again;
      else stale.add(number);
    }
    return new Set(stale.size ? [...this.#sets.keys()].filter((set) => this.#sets[set]?.some((number) => stale.has(number))) : []);
  }

  /** The keys of the questions in these sets, each once. */
  keysIn(sets: Iterable<number>): Set<string> {
    const numbers = new Set<number>();
    for (const set of sets) for (const number of this.#sets[set] ?? []) numbers.add(number);
    return new Set([...numbers].map((number) => this.#questions[number]?.[0] ?? ''));
  }

  /** Everything, under the present numbers. */
  all(): DependencyTable {
    return { questions: this.#questions, sets: this.#sets };
  }

  /** What there is to keep of these sets, with the numbers that they have there. */
  kept(used: Iterable<number>): { trace: DependencyTable; numberOf(set: number): number } {
    const questions: RecordedQuery[] = [];
    const renumbered = new Map<number, number>();
    const sets = new Map<number, number>();
    const lists: number[][] = [];
    for (const set of used) {
      if (sets.has(set)) continue;
      sets.set(set, lists.length);
      lists.push(
        (this.#sets[set] ?? []).map((number) => {
          const known = renumbered.get(number) ?? questions.push(this.#questions[number] as RecordedQuery) - 1;
          renumbered.set(number, known);
          return known;
        }),
      );
    }
    return { trace: { questions, sets: lists }, numberOf: (set) => sets.get(set) as number };
  }

  #addQuestion(question: RecordedQuery): number {
    const [key] = question;
    const number = this.#numbers.get(key) ?? this.#questions.length;
    this.#numbers.set(key, number);
    this.#questions[number] = question;
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
