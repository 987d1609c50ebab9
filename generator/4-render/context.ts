import { FragmentCache } from './fragment-cache.ts';
import { TextResolver } from './text-resolver.ts';
import { TrackedQueries } from './tracked-queries.ts';

/**
 * What all pages of a site have in common while it is rendered. A page can reach it only through queries, and the queries of each
 * page are recorded, so no dependency of a page is missed.
 */
export class RenderContext extends TrackedQueries {
  /** The fragments of the layout that earlier pages have written. */
  readonly fragments = new FragmentCache();
  readonly #resolvers = new Map<string, TextResolver>();

  /** The resolver of a locale, by its BCP 47 tag. */
  resolver(tag: string): TextResolver {
    // Queried for every page that gets the resolver, however many share it.
    const spelling = this.query('spelling', tag);
    const pseudo = this.query('pseudo');
    let resolver = this.#resolvers.get(tag);
    if (!resolver) {
      resolver = new TextResolver({ site: this, tag, spelling, pseudo });
      this.#resolvers.set(tag, resolver);
    }
    return resolver;
  }
}
