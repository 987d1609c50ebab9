import type { Reading } from '../model/reading.ts';
import type { PageContext } from '../react/page-context.ts';
import type { FactWriter } from './fact-formats.ts';
import { formatFact } from './format-fact.ts';
import { pageLocalQueries, type QueryArguments, type QueryName, type QueryValue } from './queries.ts';
import { type QueryResult, type RenderInputs, TrackedInputs } from './query-inputs.ts';

/** Reads of the page's own context: properties with their values. */
type PageLocalReads = Map<keyof PageContext, unknown>;

/** The result of some work, and all queries that it made. */
export interface Tracked<Value> {
  readonly value: Value;
  readonly queries: readonly QueryResult[];
}

/** Answers queries about a site, and records them for the work that makes them. */
export class TrackedQueries {
  readonly writeFact: FactWriter;
  readonly #inputs: TrackedInputs;
  readonly #results = new Map<string, QueryResult>();
  /** Results of queries that only the present page makes. */
  readonly #pageLocal = new Map<string, QueryResult>();
  readonly #sharedValues = new Map<string, Tracked<unknown>>();
  readonly #rendered: Set<unknown>;
  #dependencies: Set<QueryResult> | undefined;
  #pageLocalReads: PageLocalReads | undefined;
  #listener: ((reading: Reading) => void) | undefined;

  /** @param rendered the templates and fragments that an earlier context has rendered again */
  constructor(shared: RenderInputs, rendered: Iterable<unknown> = []) {
    this.#rendered = new Set(rendered);
    this.#inputs = new TrackedInputs(shared);
    this.writeFact = shared.writeFact ?? formatFact;
  }

  /** The result of a query, evaluated at its first use. */
  query<Name extends QueryName>(kind: Name, ...args: QueryArguments<Name>): QueryValue<Name> {
    const key = args.length === 0 ? kind : `${kind}\0${(args as string[]).join('\0')}`;
    const results = pageLocalQueries.has(kind) ? this.#pageLocal : this.#results;
    let result = results.get(key);
    if (!result) {
      result = this.#inputs.answer(key);
      results.set(key, result);
    }
    this.#dependencies?.add(result);
    return result.answer as QueryValue<Name>;
  }

  /**
   * A value that is computed from queries alone and shared by many pages is computed once; its queries are dependencies of every page that
   * uses it. A value with faults (`isSound`) is computed again for each page, which then reports its own.
   */
  shared<Value>(name: string, make: () => Value, isSound: () => boolean): Value {
    let shared = this.#sharedValues.get(name);
    if (!shared) {
      shared = this.trackQueries(make);
      if (isSound()) this.#sharedValues.set(name, shared);
    }
    this.recordDependencies(shared.queries);
    return shared.value as Value;
  }

  /** Records queries that were evaluated before. */
  recordDependencies(queries: readonly QueryResult[]): void {
    if (this.#dependencies) for (const result of queries) this.#dependencies.add(result);
  }

  /** Discards the results of page-local queries after a page is rendered, because a site has many pages. */
  clearPage(): void {
    this.#pageLocal.clear();
  }

  trackQueries<Value>(work: () => Value): Tracked<Value> {
    const outer = this.#dependencies;
    const queries = new Set<QueryResult>();
    this.#dependencies = queries;
    try {
      const value = work();
      return { value, queries: [...queries] };
    } finally {
      this.#dependencies = outer;
    }
  }

  /** Like `trackQueries`, with all reads of the page itself. Both also count for enclosing work. */
  trackPageLocalReads<Value>(work: () => Value): Tracked<Value> & { readonly pageLocal: PageLocalReads } {
    const outer = this.#pageLocalReads;
    const pageLocal: PageLocalReads = new Map();
    this.#pageLocalReads = pageLocal;
    try {
      const { value, queries } = this.trackQueries(work);
      this.recordDependencies(queries);
      for (const [name, read] of pageLocal) outer?.set(name, read);
      return { value, queries, pageLocal };
    } finally {
      this.#pageLocalReads = outer;
    }
  }

  /** Records a read of the page itself, which may differ on the next page. */
  readPageLocal(name: keyof PageContext, value: unknown): void {
    this.#pageLocalReads?.set(name, value);
  }

  /** Whether this is the first rendering of a template or fragment: it is repeated, to prove that it depends on the content alone. */
  isFirst(rendered: unknown): boolean {
    return !this.#rendered.has(rendered) && Boolean(this.#rendered.add(rendered));
  }

  /** The templates and fragments that were rendered again. */
  get rendered(): ReadonlySet<unknown> {
    return this.#rendered;
  }

  /** Whether a listener receives what pages read. */
  get hasListener(): boolean {
    return this.#listener !== undefined;
  }

  /** Calls the listener for every text that is read while `work` runs. */
  trackReads<Result>(listener: (reading: Reading) => void, work: () => Result): Result {
    const outer = this.#listener;
    this.#listener = listener;
    try {
      return work();
    } finally {
      this.#listener = outer;
    }
  }

  read(reading: Reading): void {
    this.#listener?.(reading);
  }
}
