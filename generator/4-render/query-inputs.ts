import { bitOf, type InputSet, tracked } from '../model/input-groups.ts';
import { noAssets } from '../model/site-files.ts';
import { formatFact } from './format-fact.ts';
import { LinkIndex } from './links.ts';
import { pageLocalQueries, type QueryInputs, queries } from './queries.ts';

/** The inputs that all pages of a site share. Without a day nothing is over; `writeFact` is by default without formats of a configuration. */
export type RenderInputs = Pick<QueryInputs, 'content' | 'manifest' | 'routes'> & {
  readonly [Name in 'assets' | 'code' | 'today' | 'writeFact']?: QueryInputs[Name] | undefined;
};

/** A query with its result and the input groups that the result was computed from. */
export interface QueryResult {
  /** The kind and the arguments, joined with NUL. */
  readonly key: string;
  readonly answer: unknown;
  readonly inputs: InputSet;
  /** Whether only one page makes it. */
  readonly isPageLocal: boolean;
}

/** The input groups of each input of queries, except those of the content, which records its parts. */
const groupsOf: Readonly<Record<Exclude<keyof QueryInputs, 'content'>, InputSet>> = {
  assets: bitOf('assets'),
  code: bitOf('code'),
  today: bitOf('today'),
  manifest: bitOf('manifest'),
  links: bitOf('manifest') | bitOf('pages'),
  routes: bitOf('manifest'),
  // The formats are part of the configuration, whose version is in the key of every build.
  writeFact: 0,
};

/** Evaluates queries and records the input groups of each result. */
export class TrackedInputs {
  readonly #inputs: QueryInputs;
  #seen: InputSet = 0;

  constructor({ content, manifest, routes, assets = noAssets, code, today = '', writeFact = formatFact }: RenderInputs) {
    const see = (seen: InputSet) => {
      this.#seen |= seen;
    };
    const watched = tracked(content, see);
    const values = { assets, code, today, manifest, links: new LinkIndex(watched, manifest), routes, writeFact };
    const inputs = { content: watched } as QueryInputs;
    for (const name of Object.keys(values) as (keyof typeof values)[]) {
      const groups = groupsOf[name];
      const value = values[name];
      Object.defineProperty(inputs, name, {
        get() {
          see(groups);
          return value;
        },
      });
    }
    this.#inputs = inputs;
  }

  answer(key: string): QueryResult {
    this.#seen = 0;
    const [kind = '', ...args] = key.split('\0');
    const find = queries[kind as keyof typeof queries] as (inputs: QueryInputs, ...args: string[]) => unknown;
    const answer = find(this.#inputs, ...args);
    return { key, answer, inputs: this.#seen, isPageLocal: pageLocalQueries.has(kind) };
  }
}
