import { FragmentCache } from './fragment-cache.ts';
import { TextResolver } from './text-resolver.ts';
import { TrackedQueries } from './tracked-queries.ts';

/** The values that all pages of a site share. Pages reach them only through queries, which are recorded as dependencies. */
export class RenderContext extends TrackedQueries {
  /** The fragments of the layout that earlier pages have rendered. */
  readonly fragments = new FragmentCache(this);
  /** Whether a page has not ended: others, which may show the same component, are left out. */
  isStopped = false;

  /** Whether untranslated texts are shown in another language. */
  get isDraft(): boolean {
    return this.query('draft');
  }

  /** The resolver of a locale, by its BCP 47 tag. */
  resolver(tag: string): TextResolver {
    return this.shared(
      `resolver ${tag}`,
      () => new TextResolver(this, tag),
      () => true,
    );
  }
}
