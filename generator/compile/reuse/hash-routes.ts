import { homePage } from '../../4-render/locale-switcher.ts';
import type { SharedContent } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest } from '../../model/manifest.ts';
import { originalOf, withEditions } from '../../model/page-locales.ts';
import { shortHash } from '../../package/hash.ts';

interface Addresses {
  readonly shared: Pick<SharedContent, 'pages'>;
  readonly manifest: Pick<Manifest, 'routes' | 'omissions'>;
  readonly all: string;
}

/**
 * Hashes what `ownAddressQueries` read of addresses and definitions for some pages: the routes and omissions of these pages and of the home
 * page, and which page that is. Where the pages have editions that are not among them, it is the hash of all addresses.
 */
export function routeHasher({ shared: { pages }, manifest, all }: Addresses): (ids: readonly string[]) => string {
  const routes = groupBy(manifest.routes, ({ page }) => page);
  const omissions = groupBy(manifest.omissions, ({ page }) => page);
  const groupOf = (id: string) => {
    const page = pages.get(id);
    return page ? withEditions(pages, originalOf(page)) : [];
  };
  const textOf = (ids: readonly string[]) => {
    const own = ids.flatMap((id) => routes.get(id) ?? []);
    // The addresses of a page share their list of alternates.
    const alternates = [...new Set(own.map((route) => route.alternates))];
    const numbered = own.map((route) => ({ ...route, alternates: alternates.indexOf(route.alternates) }));
    return JSON.stringify([numbered, alternates, ids.map((id) => omissions.get(id))]);
  };
  const home = groupOf(homePage({ pages }) ?? '');
  const ofHome = textOf(home.map(({ id }) => id)) + JSON.stringify(home.map(({ definition }) => definition));
  return (ids) => (ids.flatMap(groupOf).every(({ id }) => ids.includes(id)) ? shortHash(ofHome + textOf(ids)) : all);
}
