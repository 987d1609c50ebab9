import { FragmentCache } from './fragment-cache.ts';
import { TextResolver } from './text-resolver.ts';
import { TrackedQueries } from './tracked-queries.ts';

/** The values that all pages of a site share. Pages reach them only through queries, which are recorded as dependencies. */
export class RenderContext extends TrackedQueries {
  /** The fragments of the layout that earlier pages have rendered. */
  readonly fragments = new FragmentCache(this);
  readonly #resolvers = new Map<string, TextResolver>();

  /** Whether untranslated texts are shown in another language. */
  get isDraft(): boolean {
    return this.query('draft');
  }

  /** The resolver of a locale, by its BCP 47 tag. */
  resolver(tag: string): TextResolver {
    // Queried for every page that gets the resolver, so that it is recorded for each.
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
