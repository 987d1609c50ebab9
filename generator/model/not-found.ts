import type { Route } from './manifest.ts';

/** A page as far as an address that does not exist needs it. */
export type PageToFind = Pick<Route, 'path' | 'output' | 'page' | 'status' | 'language' | 'locale'>;

/**
 * The page for an address that does not exist: for its reason, in its locale, or the one without a locale. Not-found pages differ by id:
 * that of the page for an unknown country contains `country`.
 */
export function notFoundPage<Page extends Omit<PageToFind, 'path' | 'output'>>(
  routes: readonly Page[],
  { reason, locale }: { readonly reason: string; readonly locale?: string },
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
