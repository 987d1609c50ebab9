import { readFileSync } from 'node:fs';
import type { Manifest, Route } from '../../generator/index.ts';

/** A page at its address. */
export interface Visit {
  /** `landing in es-de` */
  readonly name: string;
  readonly page: string;
  readonly address: string;
  /** It answers with status 404, which the browser reports in its console. */
  readonly notFound: boolean;
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../../dist/reports/manifest.json', import.meta.url), 'utf8'));
const shown = manifest.routes.filter(({ path, canonical }) => path === canonical);

/** The languages of the site; Polish and German have the longest words. */
const allLanguages = ['es', 'de', 'pl', 'en', 'fr', 'it', 'nl', 'cs'];

/**
 * A page of each template in two languages, the second with long words; at night each page in every language. It is the home page of that
 * language if there is one, otherwise the first page found. Contracts differ only in their words: one represents all.
 */
export const pages: readonly Visit[][] = process.env.NIGHT
  ? visitsByKind(allLanguages, ({ page, template }) => (template === 'terms' ? template : page))
  : eachTemplate(['es', 'de', 'en']).map((first, index) => {
      const { [index]: long = first } = eachTemplate(['pl', 'de', 'en', 'es']);
      return long.address === first.address ? [first] : [first, long];
    });

/** The first page of each template in every one of these languages, because the template lays the words out. */
export function templates(languages: readonly string[]): Visit[] {
  return visitsByKind(languages, ({ template }) => template).flat();
}

/** One page of each template, in the first of these languages that it has. */
export function eachTemplate(languages: readonly string[]): Visit[] {
  return visitsByKind(languages, ({ template }) => template).flatMap(([first]) => first ?? []);
}

function visitsByKind(languages: readonly string[], kind: (route: Route) => string): Visit[][] {
  const kinds = [...new Set(shown.map(kind))];
  return kinds.map((one) =>
    languages.flatMap((language) =>
      visitIn(
        shown.filter((route) => kind(route) === one),
        language,
      ),
    ),
  );
}

function visitIn(alike: readonly Route[], language: string): Visit[] {
  const routes = alike.filter((route) => route.language === language);
  const route = routes.find(({ locale }) => locale?.country === language) ?? routes[0];
  return route
    ? [
        {
          name: `${route.page} in ${route.locale?.id ?? language}`,
          page: route.page,
          address: addressOf(route),
          notFound: route.status === 404,
        },
      ]
    : [];
}

/** The not-found pages are tested at addresses that do not exist. */
function addressOf({ page, path, locale, language }: Route): string {
  if (page === 'country-not-found') return `/xx-${language}/`;
  return page === 'not-found' && locale ? `/${locale.id}/no-such-page/` : path;
}
