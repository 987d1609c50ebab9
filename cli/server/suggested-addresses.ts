import { addressIn, isLanguageTag, type Manifest, resolveAddress } from '../../generator/index.ts';

export interface SuggestedAddress {
  readonly path: string;
  readonly what: string;
}

/** One address of each kind of the site, to try first. */
export function suggestAddresses({ table, routes, redirects }: Pick<Manifest, 'table' | 'routes' | 'redirects'>): SuggestedAddress[] {
  const [[country, offered] = [undefined, table.languages]] = Object.entries(table.countries);
  const home = addressIn(table, { ...(country && { country }), language: offered?.[0] ?? '' });
  const language = table.exact.find((path) => isLanguageTag(path.slice(1, -1)));
  const moved = redirects.find(({ from }) => /^\/[a-z]{2}\/[a-z]{3,}/.test(from)) ?? redirects[0];
  const nowhere = '/nowhere/';
  const exists = (path: string) => routes.some((route) => route.path === path && route.status === 200);
  return [
    ...(exists('/') ? [{ path: '/', what: 'where visitors without an address begin' }] : []),
    ...(home !== '/' && exists(home) ? [{ path: home, what: 'a home page' }] : []),
    ...(language ? [{ path: language, what: `a page in ${languageName(routes.find(({ path }) => path === language)?.language)}` }] : []),
    ...(moved ? [{ path: moved.from, what: `redirects to ${moved.to}` }] : []),
    ...(resolveAddress(table, nowhere).status === 404 ? [{ path: nowhere, what: 'not found' }] : []),
  ];
}

const languageName = (code = 'en') => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
