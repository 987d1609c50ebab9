import { isDeepStrictEqual } from 'node:util';
import { type ComponentType, createElement } from 'react';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { memoize } from '../model/memoize.ts';
import { type PageContext, PageProvider } from '../react/page-context.ts';
import { renderBody } from './render-body.ts';
import { repeatRendering } from './repeated-rendering.ts';
import type { TrackedQueries } from './tracked-queries.ts';

/** The HTML of a component on one page, and everything that it read there. */
type Variant = ReturnType<typeof TrackedQueries.prototype.trackPageLocalReads<string>>;

interface FragmentPage {
  readonly context: PageContext;
  /** Key of the locale: pages with one key have contexts that differ only in page-local values. */
  readonly locale: string;
  /** The faults of the page so far: a fragment with a fault is not cached, so every page reports its own. */
  readonly faults: readonly Diagnostic[];
}

/** How many variants of a fragment are cached for one locale: the usual one, and a few for pages that mark themselves in a menu. */
const maxVariants = 4;

/**
 * Caches fragments of the layout: components that are the same on many pages. The HTML of a fragment is used on another page of the
 * same locale if everything that it read of its page is the same there; its queries are dependencies of each page that shows it.
 */
export class FragmentCache {
  readonly #site: TrackedQueries;
  readonly #variantsOf = memoize((_component: ComponentType) => memoize((_locale: string): Variant[] => []));

  constructor(site: TrackedQueries) {
    this.#site = site;
  }

  /** The HTML of a component, which has no properties, on a page. */
  html(component: ComponentType, { context, locale, faults }: FragmentPage): string {
    const variants = this.#variantsOf(component)(locale);
    const index = variants.findIndex(({ pageLocal }) => [...pageLocal].every(([name, value]) => isDeepStrictEqual(context[name], value)));
    const variant = variants[index];
    if (variant) {
      if (index > 0) variants.unshift(...variants.splice(index, 1));
      this.#site.recordDependencies(variant.queries);
      return variant.value;
    }
    const before = faults.length;
    const body = createElement(PageProvider, { value: context }, createElement(component));
    const rendered = this.#site.trackPageLocalReads(() => renderBody(body));
    if (faults.length === before) {
      // Another page makes the queries of its own reads when they are compared.
      variants.unshift({ ...rendered, queries: rendered.queries.filter(({ isPageLocal }) => !isPageLocal) });
      if (this.#site.isFirst(component)) repeatRendering(() => renderBody(body), rendered.value, this.#site);
    }
    variants.length = Math.min(variants.length, maxVariants);
    return rendered.value;
  }
}
