import { type ComponentType, createElement } from 'react';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type PageContext, PageProvider } from '../react/page-context.ts';
import type { QueryResult } from './query-inputs.ts';
import { renderBody } from './render-body.ts';
import type { PageLocalRead, TrackedQueries } from './tracked-queries.ts';

/** The HTML of a component on one page, and all that it read for it. */
interface Variant {
  readonly html: string;
  readonly queries: readonly QueryResult[];
  readonly pageLocal: readonly PageLocalRead[];
}

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
  readonly #variants = new Map<ComponentType, Map<string, Variant[]>>();

  constructor(site: TrackedQueries) {
    this.#site = site;
  }

  /** The HTML of a component, which has no properties, on a page. */
  html(component: ComponentType, { context, locale, faults }: FragmentPage): string {
    const variants = this.#variantsOf(component, locale);
    const index = variants.findIndex(({ pageLocal }) => pageLocal.every(([name, value]) => Object.is(context[name], value)));
    const variant = variants[index];
    if (variant) {
      if (index > 0) variants.unshift(...variants.splice(index, 1));
      this.#site.recordDependencies(variant.queries);
      return variant.html;
    }
    const before = faults.length;
    const body = createElement(PageProvider, { value: context }, createElement(component));
    const { value: html, queries, pageLocal } = this.#site.trackPageLocalReads(() => renderBody(body));
    if (faults.length === before) variants.unshift({ html, queries, pageLocal });
    variants.length = Math.min(variants.length, maxVariants);
    return html;
  }

  #variantsOf(component: ComponentType, locale: string): Variant[] {
    let locales = this.#variants.get(component);
    if (!locales) {
      locales = new Map();
      this.#variants.set(component, locales);
    }
    let variants = locales.get(locale);
    if (!variants) {
      variants = [];
      locales.set(locale, variants);
    }
    return variants;
  }
}
