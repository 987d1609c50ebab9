import type { PageContext } from '../../runtime/page-context.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Fragment, MemoCache, MemoPlace } from './html/memo-cache.ts';
import type { QueryResult } from './query-inputs.ts';
import type { PageLocalRead, TrackedQueries } from './tracked-queries.ts';

/** The HTML of a component on one page, and all that it read for it. */
interface Variant {
  readonly fragment: Fragment;
  readonly queries: readonly QueryResult[];
  readonly pageLocal: readonly PageLocalRead[];
}

interface CachedPage {
  readonly context: PageContext;
  /** The same for all pages whose contexts differ only in what is page-local. */
  readonly locale: string;
  /** The faults of the page so far: a fragment with a fault is not cached, so every page reports its own. */
  readonly faults: readonly Diagnostic[];
}

/** How many variants of a fragment are cached for one place: the usual one, and a few for pages that mark themselves in a menu. */
const maxVariants = 4;

/**
 * Caches fragments of the layout: components that are the same on many pages (React.memo, without properties). A fragment replaces
 * the component on another page of the same locale if everything that it read of its page is the same there; its queries are
 * dependencies of each page that shows it.
 */
export class FragmentCache {
  readonly #places = new Map<unknown, Map<string, Variant[]>>();

  /** The cache as one page may use it. */
  for(site: TrackedQueries, { context, locale, faults }: CachedPage): MemoCache {
    return {
      fragment: ({ component, position, contexts }, write) => {
        const [provided] = contexts.values();
        if (contexts.size !== 1 || provided !== context) return write();
        const variants = this.#variantsOf({ component, position: `${locale} ${position}` });
        const index = variants.findIndex(({ pageLocal }) => pageLocal.every(([name, value]) => Object.is(context[name], value)));
        const known = variants[index];
        if (known) {
          if (index > 0) variants.unshift(...variants.splice(index, 1));
          site.recordDependencies(known.queries);
          return known.fragment;
        }
        const before = faults.length;
        const { value: fragment, queries, pageLocal } = site.trackPageLocalReads(write);
        if (faults.length === before) variants.unshift({ fragment, queries, pageLocal });
        variants.length = Math.min(variants.length, maxVariants);
        return fragment;
      },
    };
  }

  #variantsOf({ component, position }: Pick<MemoPlace, 'component' | 'position'>): Variant[] {
    let places = this.#places.get(component);
    if (!places) {
      places = new Map();
      this.#places.set(component, places);
    }
    let variants = places.get(position);
    if (!variants) {
      variants = [];
      places.set(position, variants);
    }
    return variants;
  }
}
