import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import { parsePath } from '../model/locale.ts';
import type { Route } from '../model/manifest.ts';
import { spell } from './addresses.ts';
import { addressKey } from './shadowed.ts';

interface Move {
  readonly page: Page;
  readonly from: string;
  readonly to: string | undefined;
  readonly dataPath: readonly string[];
}

/**
 * Former address → the page's present address. A pattern with `:locale` applies to every locale of the page; an address that begins with a
 * locale belongs to that one, any other to the site's default locale. WL3010 for one whose page has no present address, or that is in use.
 */
export function formerAddresses(
  content: SharedContent,
  routes: readonly Route[],
): { former: ReadonlyMap<string, string>; diagnostics: Diagnostic[] } {
  const moved = [...content.pages.values()].filter(({ definition }) => definition.value.redirectFrom?.length);
  if (moved.length === 0) return { former: new Map(), diagnostics: [] };
  const routesByAddress = new Map(routes.map((route) => [addressKey(route.path), route]));
  // Page id → the addresses that redirects may lead to.
  const today = groupBy(routes, ({ page, path, status, canonical, number, part }) =>
    status === 200 && canonical === path && (number ?? part) === undefined ? page : undefined,
  );
  const former = new Map<string, Move>();
  const diagnostics: Diagnostic[] = [];
  for (const move of moved.flatMap((page) => movesOf(content, page, today.get(page.id) ?? []))) {
    const { page, from, to, dataPath } = move;
    const taken = routesByAddress.get(addressKey(from));
    const before = former.get(from);
    const report = (message: string, hint: string) =>
      diagnostics.some(({ file, dataPath: reported }) => file === page.definition.file && reported?.join() === dataPath.join()) ||
      diagnostics.push(finding('WL3010', { file: page.definition.file, dataPath }, [message, hint]));
    // A page that lost all its addresses to another one is reported for that.
    if (!today.has(page.id)) continue;
    // The entrance '/' of a page that has it on a site without a prefix.
    if (taken?.page === page.id && content.site.value.prefixDefaultLocale === false) continue;
    if (to === undefined)
      report(
        `The former address ${from} of '${page.id}' belongs to a locale that the page does not have.`,
        'Name a locale that has the page, or delete the address.',
      );
    else if (taken)
      report(
        `The former address ${from} of '${page.id}' is the address of the page '${taken.page}' today.`,
        'Delete it: an address is a page or leads to one.',
      );
    else if (before && before.to !== to)
      report(`The former address ${from} leads to '${before.page.id}' and to '${page.id}'.`, 'Delete it on one of the two pages.');
    else former.set(from, move);
  }
  return { former: new Map([...former].map(([from, { to = '' }]) => [from, to])), diagnostics };
}

function movesOf(content: SharedContent, page: Page, today: readonly Route[]): Move[] {
  const { redirectFrom = [], path } = page.definition.value;
  const inLocale = (id: string | undefined) => today.find(({ locale }) => locale?.id === id)?.path;
  return redirectFrom.flatMap((pattern, index): Move[] => {
    const dataPath = ['redirectFrom', String(index)];
    if (pattern.includes(':locale'))
      return today.flatMap((route) =>
        route.locale && path ? [{ page, from: spell(content, pattern, route.locale), to: route.path, dataPath }] : [],
      );
    const localeId = parsePath(spell(content, pattern), content.countries.size > 0)?.locale.id;
    const to = localeId ? inLocale(localeId) : (inLocale(content.site.value.defaultLocale) ?? today[0]?.path);
    return [{ page, from: spell(content, pattern), to, dataPath }];
  });
}
