import { publishedLine } from '../model/published.ts';
import type { RenderedSite } from './inspect.ts';
import { readMarkup } from './markup/read-markup.ts';
import { type PageSummary, summaryOf } from './page-summary.ts';

/** Each address that the site publishes and each place that people may have saved, as lines of the list. */
export function publishedPlaces({ manifest, files, content }: RenderedSite): string[] {
  const pages = new Map<string, PageSummary>();
  for (const route of manifest.routes) {
    const html = files.get(route.output);
    if (typeof html === 'string') pages.set(route.path, summaryOf(readMarkup(html), route));
  }
  return placesOn(content, pages);
}

/** The same from summaries that have been made already: the places that pages list or that links lead to. The main part is none: it is the page. */
export function placesOn({ pages: known }: RenderedSite['content'], pages: ReadonlyMap<string, PageSummary>): string[] {
  const places = new Set<string>();
  for (const { route, links } of pages.values()) {
    if (route.status !== 200) continue;
    places.add(route.path);
    for (const anchor of known.get(route.page)?.anchors ?? []) places.add(publishedLine({ path: route.path, anchor }));
    for (const link of links) {
      const hash = link.indexOf('#');
      if (hash < 0) continue;
      const path = hash === 0 ? route.path : link.slice(0, hash).replace(/\?.*$/s, '');
      const anchor = link.slice(hash + 1);
      const target = pages.get(path);
      if (target?.route.status === 200 && target.ids.has(anchor) && target.main !== anchor) places.add(publishedLine({ path, anchor }));
    }
  }
  return [...places];
}
