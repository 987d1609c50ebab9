import type { Markup } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import type { ScriptParts } from '../../model/site-files.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5004: a page fetches few files before it is complete, because each is a way to the host and back. */
export const requests: PageRule = {
  name: 'requests',
  run({ route, markup }, { scripts, mostRequests }) {
    const count = scripts ? requestsOf(markup, scripts) : 0;
    if (count <= mostRequests) return [];
    return [
      {
        code: 'WL5004',
        subject: 'requests',
        found: `${count} files`,
        expected: `${mostRequests} files`,
        message: `The page ${route.path} fetches ${count} files before it is complete, itself included; at most ${mostRequests} are allowed.`,
        hint: 'Wake its islands when they are seen or used, or put what several of them import into one file (generator/bundle/vite.ts). The budget is `budgets.requests` in content/site.ts.',
      },
    ];
  },
};

/** The page itself, what it names, and the scripts of islands that wake at once; not what comes when the browser is idle or something is used. */
function requestsOf(markup: Markup, { shared, islands }: ScriptParts): number {
  const fetched = new Set<string>();
  for (const { name, attributes } of markup.matching(fetches)) {
    const island = attributes.get('data-island');
    if (island === undefined) fetched.add(attributes.get(name === 'link' ? 'href' : 'src') ?? '');
    else for (const file of [...shared, ...(islands[island] ?? [])]) fetched.add(`/${file}`);
  }
  return 1 + fetched.size;
}

const links = new Set(['stylesheet', 'preload', 'modulepreload', 'icon', 'manifest']);

/** What makes the browser fetch something by itself. */
const fetches = tagFilter(({ name, attributes }) => {
  if (name === 'link') return links.has(attributes.get('rel') ?? '') && !attributes.get('href')?.startsWith('data:');
  if (name === 'script' || name === 'img') return attributes.has('src');
  return attributes.has('data-island') && attributes.get('data-when') === 'load';
});
