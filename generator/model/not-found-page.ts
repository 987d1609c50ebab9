import type { Route } from './manifest.ts';

/** Why there is no page, as the resolver says, and the locale of the page that is shown instead. */
interface NotFound {
  readonly reason: string;
  readonly locale?: string | undefined;
}

/**
 * The page for an address that does not exist: for its reason, in its locale, or the one without a locale. Not-found pages differ by id:
 * that of the page for an unknown country contains `country`.
 */
export function notFoundPage<Page extends Pick<Route, 'page' | 'status' | 'language' | 'locale'>>(
  routes: readonly Page[],
  { reason, locale }: NotFound,
): Page | undefined {
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

/** Reason → id of a locale → the file of the page for it; `''` is for all other locales and for none. Empty where there is no such page. */
export type NotFoundFiles = Readonly<Record<'unknown-page' | 'unknown-country', Readonly<Record<string, string>>>>;

/** What `notFoundPage` answers, as a table. */
export function notFoundFiles(routes: readonly Route[]): NotFoundFiles {
  const locales = new Set(routes.filter(({ status }) => status === 404).flatMap(({ locale }) => locale?.id ?? []));
  const filesFor = (reason: string) => {
    const usual = notFoundPage(routes, { reason })?.output;
    const own = [...locales].map((locale) => [locale, notFoundPage(routes, { reason, locale })?.output] as const);
    return Object.fromEntries([['', usual], ...own.filter(([, file]) => file !== usual)].filter(([, file]) => file !== undefined));
  };
  return { 'unknown-page': filesFor('unknown-page'), 'unknown-country': filesFor('unknown-country') };
}
