import type { Route } from '../model/manifest.ts';
import type { Markup } from './markup/markup.ts';

/** What other pages may need to know of a page. Small: a site has many. */
export interface PageSummary {
  readonly route: Route;
  readonly ids: ReadonlySet<string>;
}

export function summaryOf({ ids }: Markup, route: Route): PageSummary {
  return { route, ids: new Set(ids) };
}
