import type { Markup, MarkupElement } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import type { ScriptParts } from '../../model/site-files.ts';
import { findingOnPage } from '../finding.ts';
import { elementRule, type PageRule } from '../page-rule.ts';
import { mediaFiles } from '../shared/media-files.ts';

/** WL5004: no script blocks the first paint. A classic script stops the parser (HTML, section 4.12.1). */
export const blockingScripts = elementRule({
  code: 'WL5004',
  among: tagFilter(({ name, attributes }) => name === 'script' && attributes.has('src') && blocks(attributes)),
  *faultsOf({ attributes }) {
    yield {
      what: 'delays the first paint of the page until it is loaded',
      hint: 'Write type="module" async, without blocking="render".',
      subject: attributes.get('src') ?? '',
    };
  },
});

/** Modules and deferred scripts run after parsing; `blocking` makes even them block the paint (HTML, section 2.6.7). */
function blocks(attributes: ReadonlyMap<string, string>): boolean {
  // The address of another site is a fault of its own (WL5041).
  if (/^(?:[a-z]+:)?\/\//i.test(attributes.get('src') ?? '')) return false;
  const waits = attributes.has('async') || attributes.has('defer') || attributes.get('type') === 'module';
  return !waits || (attributes.get('blocking') ?? '').split(/\s+/).includes('render');
}

/** WL5004: a page fetches few files before it is complete, because each costs a round trip. */
export const requests: PageRule = {
  *run({ route, markup }, { scripts, mostRequests }) {
    const count = scripts ? requestsOf(markup, scripts) : 0;
    // Only the islands that hydrate at once are a choice of the theme.
    const element = markup.matching(fetches).find(({ attributes }) => attributes.has('data-island'))?.index;
    if (count > mostRequests)
      yield findingOnPage('WL5004', { subject: 'requests', element, found: `${count} files`, expected: `${mostRequests} files` }, [
        `Before it is complete, the page ${route.path} fetches ${count} files, including itself; at most ${mostRequests} are allowed.`,
        'Load its islands when they are visible or used, or bundle their shared imports into one file (generator/bundle/vite.ts). The budget is `budgets.requests` in content/site.ts.',
      ]);
  },
};

/** The page, its resources, and the scripts of islands that hydrate at once; not what is fetched when idle or on interaction. */
function requestsOf(markup: Markup, { shared, islands }: ScriptParts): number {
  const fetched = new Set<string>();
  for (const element of markup.matching(fetches)) {
    const { name, attributes } = element;
    const island = attributes.get('data-island');
    if (name === 'video' || name === 'audio') for (const file of askedFor(element, markup)) fetched.add(file);
    else if (island === undefined) fetched.add(attributes.get(name === 'link' ? 'href' : 'src') ?? '');
    else for (const file of [...shared, ...(islands[island] ?? [])]) fetched.add(`/${file}`);
  }
  return 1 + fetched.size;
}

/** The poster of a film, and the film or sound: for its length, browsers ask for it before a visitor plays it. */
function askedFor(element: MarkupElement, markup: Markup): string[] {
  const { attributes } = element;
  const { poster, source } = mediaFiles(element, markup);
  const isLeft = attributes.get('preload') === 'none' && !attributes.has('autoplay');
  return [poster, isLeft ? undefined : source].filter((address) => address !== undefined);
}

const links = new Set(['stylesheet', 'preload', 'modulepreload', 'icon', 'manifest']);

/** Elements for which the browser fetches something. */
const fetches = tagFilter(({ name, attributes }) => {
  if (name === 'link') return links.has(attributes.get('rel') ?? '') && !attributes.get('href')?.startsWith('data:');
  if (name === 'script' || name === 'img') return attributes.has('src') && attributes.get('loading') !== 'lazy';
  if (name === 'video' || name === 'audio') return true;
  return attributes.has('data-island') && attributes.get('data-when') === 'load';
});
