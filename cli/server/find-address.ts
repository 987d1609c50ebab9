import { type AddressTable, type RedirectStatus, type Route, resolveAddress } from '../../generator/index.ts';

/** Every address of a site, as the manifest lists it. */
interface Addresses {
  readonly table: AddressTable;
  readonly routes: readonly Pick<Route, 'path' | 'output' | 'page' | 'status' | 'language' | 'locale'>[];
}
type PageRoute = Addresses['routes'][number];

export type Found =
  | { readonly status: 200; readonly route: PageRoute }
  | { readonly status: RedirectStatus; readonly location: string }
  /** `file` is the name of a file that may exist there; `route` the not-found page. */
  | { readonly status: 404; readonly file: string | undefined; readonly route: PageRoute | undefined };

/** The page, redirect or file at an address, as the resolver decides. */
export function findAddress({ table, routes }: Addresses, address: string): Found {
  const answer = resolveAddress(table, address);
  if ('location' in answer) return { status: answer.status, location: answer.location };
  if (answer.status === 404) return { status: 404, file: fileOf(routes, address), route: notFoundPage(routes, answer) };
  const route = routes.find(({ path }) => path === answer.path);
  return route ? { status: 200, route } : { status: 404, file: undefined, route: notFoundPage(routes, { reason: 'unknown-page' }) };
}

/**
 * The page for an address that does not exist: for its reason, in its locale, or the one without a locale. Not-found pages differ by id:
 * that of the page for an unknown country contains `country`.
 */
export function notFoundPage(
  routes: Addresses['routes'],
  { reason, locale }: { readonly reason: string; readonly locale?: string },
): PageRoute | undefined {
  const pages = routes.filter(({ status }) => status === 404);
  const forCountry = pages.filter(({ page }) => page.includes('country'));
  const forPage = pages.filter(({ page }) => !page.includes('country'));
  const fitting = reason === 'unknown-country' && forCountry.length ? forCountry : forPage;
  const there = fitting.find(({ locale: own }) => own?.id === locale);
  const anywhere = fitting.find(({ locale: own }) => !own);
  // For an unknown country, a page without a country is preferred to that of another country in the same language.
  const foreign = reason === 'unknown-country' && there?.language === anywhere?.language;
  return (foreign ? anywhere : there) ?? anywhere ?? fitting[0];
}

/** The file of an address, if it can be one: pages are found by their route, and files for the host are not served. */
function fileOf(routes: Addresses['routes'], address: string): string | undefined {
  try {
    const name = decodeURIComponent(/^\/([^?#]*)/.exec(address)?.[1] ?? '');
    const page = /(^|\/)index\.html$/.test(name) || routes.some(({ output }) => output === name);
    return name === '' || name.startsWith('_') || page ? undefined : name;
  } catch {
    return undefined;
  }
}
