import type { Manifest, Route } from '../../generator/index.ts';

/** An address to measure, and its template. */
export interface Visit {
  readonly template: string;
  readonly address: string;
  /** Search engines may list it. */
  readonly indexed: boolean;
  readonly status: 200 | 404;
}

interface Wanted {
  /** The locale whose pages represent their templates. */
  readonly defaultLocale: string;
  /** Locales whose home page is measured as well. */
  readonly homes: readonly string[];
}

/**
 * One address of each template, in the order of the names: the first of the default locale, before those that answer with 404 or
 * are not listed by search engines; then the home pages of other locales. Addresses that only repeat another one are left out.
 */
export function visitsOf({ routes }: Manifest, { defaultLocale, homes }: Wanted): Visit[] {
  const own = routes.filter(({ path, canonical }) => path === canonical);
  const templates = [...new Set(own.map(({ template }) => template))].sort();
  const rank = ({ status, indexed, locale }: Route) =>
    (status === 200 ? 0 : 4) + (indexed ? 0 : 2) + (locale?.id === defaultLocale ? 0 : 1);
  const first = templates.flatMap(
    (template) => own.filter((route) => route.template === template).sort((a, b) => rank(a) - rank(b))[0] ?? [],
  );
  const home = own.filter(({ page, locale }) => page === 'home' && homes.includes(locale?.id ?? ''));
  return [...new Set([...first, ...home])].map(({ template, path, indexed, status }) => ({ template, address: path, indexed, status }));
}
