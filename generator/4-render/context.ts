import type { Reading } from '../model/reading.ts';
import { FragmentCache, type OwnReading } from './fragment-cache.ts';
import { pageLocalQueries, type QueryAnswer, type QueryArguments, type QueryName } from './queries.ts';
import { type QueryResult, type Shared, TrackedInputs } from './query-inputs.ts';
import { TextResolver } from './text.ts';

interface Made {
  readonly value: unknown;
  readonly asked: readonly QueryResult[];
}

/**
 * What all pages of a site have in common while it is rendered. It can only be asked, and the questions of each page are noted,
 * so nothing that a page depends on goes unseen.
 */
export class RenderContext {
  /** What furniture looked like on the pages before. */
  readonly fragments = new FragmentCache();
  readonly #world: TrackedInputs;
  readonly #answers = new Map<string, QueryResult>();
  /** Answers to what only the present page asks. */
  readonly #own = new Map<string, QueryResult>();
  readonly #resolvers = new Map<string, TextResolver>();
  readonly #made = new Map<string, Made>();
  #asked: Set<QueryResult> | undefined;
  #ownReadings: OwnReading[] | undefined;
  #reader: ((reading: Reading) => void) | undefined;

  constructor(shared: Shared) {
    this.#world = new TrackedInputs(shared);
  }

  /** The answer to a question. One that was asked before is not looked for again. */
  query<Name extends QueryName>(kind: Name, ...args: QueryArguments<Name>): QueryAnswer<Name> {
    const key = args.length === 0 ? kind : `${kind}\0${(args as string[]).join('\0')}`;
    const answers = pageLocalQueries.has(kind) ? this.#own : this.#answers;
    let asked = answers.get(key);
    if (!asked) {
      asked = this.#world.answer(key);
      answers.set(key, asked);
    }
    this.#asked?.add(asked);
    return asked.answer as QueryAnswer<Name>;
  }

  /**
   * What is made of answers alone and the same for many pages is made once; its questions count for every page that uses it.
   * What was made with faults (`isSound`) is made again for each, which then tells its own.
   */
  shared<Value>(name: string, make: () => Value, isSound: () => boolean): Value {
    let made = this.#made.get(name);
    if (!made) {
      made = this.trackQueries(make);
      if (isSound()) this.#made.set(name, made);
    }
    this.recordDependencies(made.asked);
    return made.value as Value;
  }

  /** Notes questions whose answers were kept from before. */
  recordDependencies(asked: readonly QueryResult[]): void {
    if (this.#asked) for (const one of asked) this.#asked.add(one);
  }

  /** Lets go of what only one page asks, once the page is done: a site has many. */
  clearPage(): void {
    this.#own.clear();
  }

  /** The value of some work with everything that was asked for it. */
  trackQueries<Value>(work: () => Value): { value: Value; asked: readonly QueryResult[] } {
    const outer = this.#asked;
    const asked = new Set<QueryResult>();
    this.#asked = asked;
    try {
      const value = work();
      return { value, asked: [...asked] };
    } finally {
      this.#asked = outer;
    }
  }

  /** As `tracing`, with all that the work read of the page itself. It counts as asked and read around this, too. */
  noting<Value>(work: () => Value): { value: Value; asked: readonly QueryResult[]; own: readonly OwnReading[] } {
    const outer = this.#ownReadings;
    const own: OwnReading[] = [];
    this.#ownReadings = own;
    try {
      const { value, asked } = this.trackQueries(work);
      this.recordDependencies(asked);
      outer?.push(...own);
      return { value, asked, own };
    } finally {
      this.#ownReadings = outer;
    }
  }

  /** Notes what is read of the page itself, which may be otherwise on the next. */
  readPageLocal(...reading: OwnReading): void {
    this.#ownReadings?.push(reading);
  }

  /** Whether somebody listens to what pages read. */
  get hasListener(): boolean {
    return this.#reader !== undefined;
  }

  /** Calls the listener for every text, fact and address that is read while `work` runs. */
  trackReads<Result>(listener: (reading: Reading) => void, work: () => Result): Result {
    this.#reader = listener;
    try {
      return work();
    } finally {
      this.#reader = undefined;
    }
  }

  read(reading: Reading): void {
    this.#reader?.(reading);
  }

  resolver(tag: string): TextResolver {
    // Asked for every page that gets the resolver, however many share it.
    const spelling = this.query('spelling', tag);
    const pseudo = this.query('pseudo');
    let resolver = this.#resolvers.get(tag);
    if (!resolver) {
      resolver = new TextResolver({ site: this, tag, spelling, pseudo });
      this.#resolvers.set(tag, resolver);
    }
    return resolver;
  }
}
