import type { SharedContent } from '../model/content.ts';
import { bitOf, type InputGroup, type InputSet, tracked } from '../model/input-groups.ts';
import type { Route, SharedManifest } from '../model/manifest.ts';
import { type Assets, noAssets } from '../model/site-files.ts';
import { LinkIndex } from './links.ts';
import { type QueryInputs, queries } from './queries.ts';

/** The inputs that all pages of a site share. */
export interface RenderInputs {
  readonly content: SharedContent;
  readonly manifest: SharedManifest;
  /** The pages that may be rendered, by path. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly assets?: Assets | undefined;
  /** Template → hash of the code that renders its pages. */
  readonly code?: Readonly<Record<string, string>> | undefined;
  /** ISO date of the build; without it nothing is over. */
  readonly today?: string | undefined;
}

/** A query with its result and the input groups that the result was computed from. */
export interface QueryResult {
  /** The kind and the arguments, joined with NUL. */
  readonly key: string;
  readonly answer: unknown;
  readonly inputs: InputSet;
}

/** Evaluates queries and records the input groups of each result. */
export class TrackedInputs {
  readonly #inputs: QueryInputs;
  #seen: InputSet = 0;

  constructor({ content, manifest, routes, assets = noAssets, code, today = '' }: RenderInputs) {
    const see = (group: InputGroup) => {
      this.#seen |= bitOf(group);
    };
    const watching = tracked(content, (seen) => {
      this.#seen |= seen;
    });
    const links = new LinkIndex(watching, manifest);
    this.#inputs = {
      content: watching,
      get assets() {
        see('assets');
        return assets;
      },
      get code() {
        see('code');
        return code;
      },
      get today() {
        see('today');
        return today;
      },
      get manifest() {
        see('manifest');
        return manifest;
      },
      get links() {
        see('manifest');
        see('pages');
        return links;
      },
      get routes() {
        see('manifest');
        return routes;
      },
    };
  }

  answer(key: string): QueryResult {
    this.#seen = 0;
    const [kind = '', ...args] = key.split('\0');
    const find = queries[kind as keyof typeof queries] as (inputs: QueryInputs, ...args: string[]) => unknown;
    const answer = find(this.#inputs, ...args);
    return { key, answer, inputs: this.#seen };
  }
}
