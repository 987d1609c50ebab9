import { readMarkup } from '../../markup/read-markup.ts';
import { publishedLine } from '../../model/address-lock.ts';
import type { Content } from '../../model/content.ts';
import { memoize } from '../../model/memoize.ts';
import { loadedTexts } from '../../model/page-copies.ts';
import type { KnownPages, PageFacts, SiteToInspect } from '../site-rule.ts';
import { summaryOf } from './page-summary.ts';
import { hasLine } from './shared-texts.ts';

/** The lines of the list of published addresses: each address, and each place on a page that people may have saved. */
export function publishedPlaces({ manifest, files, content }: Pick<SiteToInspect, 'manifest' | 'files'> & { content: Content }): string[] {
  const pages = new Map<string, PageFacts>();
  for (const route of manifest.routes) {
    const html = files.get(route.output);
    const page = loadedTexts(content).get(route.page);
    if (typeof html === 'string' && page)
      pages.set(route.path, { route, page, summary: summaryOf({ route, page, markup: readMarkup(html) }) });
  }
  return placesOn(pages);
}

/** The places in existing summaries: those that pages declare or that links lead to, except the main part, which is the page itself. */
export function placesOn(pages: KnownPages): string[] {
  const places = new Set<string>();
  const toPlaces = memoize((list) => list.split('\n').filter((link) => link.includes('#')));
  for (const { route, page, summary } of pages.values()) {
    if (route.status !== 200) continue;
    places.add(route.path);
    for (const anchor of page.anchors) places.add(publishedLine({ path: route.path, anchor }));
    for (const link of summary.links.flatMap(toPlaces)) {
      const hash = link.indexOf('#');
      const path = hash === 0 ? route.path : link.slice(0, hash).replace(/\?.*$/s, '');
      const anchor = link.slice(hash + 1);
      const target = pages.get(path);
      if (target?.route.status === 200 && hasLine(target.summary.ids, anchor) && target.summary.main !== anchor)
        places.add(publishedLine({ path, anchor }));
    }
  }
  return [...places];
}
