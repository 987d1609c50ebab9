import type { RenderedSite } from './inspect.ts';
import type { Fault } from './one-per-cause.ts';
import type { PageSummary } from './page-summary.ts';

/** A finding of a rule over all pages, on one of them. */
export function faultOn({ content }: RenderedSite, { route }: PageSummary, finding: Fault['finding']): Fault[] {
  const page = content.pages.get(route.page);
  return page ? [{ route, page, finding }] : [];
}
