import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Localized } from '../model/localized.ts';
import type { Route } from '../model/manifest.ts';
import type { Target } from '../model/site.ts';
import type { PageContext } from '../react/page-context.ts';
import type { RenderContext } from './context.ts';
import { listedPage, paginationOf } from './listed-page.ts';
import { type LocaleOfPage, linkTo, localeContext } from './locale-context.ts';
import { leadsTo, menusOf } from './menus.ts';
import { missingWord } from './missing-texts.ts';
import { insertedFragment } from './render-body.ts';
import type { ResolvedWords } from './resolved-words.ts';
import type { Tracked } from './tracked-queries.ts';

/** The context of one page, for its template and the layout. Faults that appear while rendering are added to `faults`. */
export function pageContext(site: RenderContext, route: Route, faults: Diagnostic[]): PageContext {
  const locale = localeOfPage(route);
  const { language, visitorLanguage, country } = locale;
  const common = localeContext(site, locale, (path, file) => {
    faults.push(missingWord(site.query('dictionary', file), path, { file, route }));
  });
  const { link } = common;
  const words = common.words as unknown as (group: string) => ResolvedWords;
  const label = (key: string): Localized => {
    const [group = '', name = ''] = key.split('.');
    return words(group).text(name);
  };
  const forLocale = <Value>(name: string, make: () => Value) => {
    const before = faults.length;
    return site.shared(`${name} ${nameOf(locale)}`, make, () => faults.length === before);
  };
  const navigation = () => site.query('menus', country ?? '', locale.shown ?? '', language);
  // The page as a whole, or the edition whose address it is.
  const isOwn = (to: Target): boolean => {
    if (!('page' in to) || to.anchor) return false;
    if (to.page === route.page) return true;
    return to.edition !== undefined && site.query('link', to.page, to.edition, country ?? '', visitorLanguage)?.href === route.canonical;
  };
  // Nearly all pages of a locale have the same menus; only pages that the menus link to mark their own entry.
  const menus = () => {
    const items = navigation();
    const marked = leadsTo(items, isOwn) ? route.page : '';
    return forLocale(`menus ${marked}`, () => menusOf(items, { isOwn, link, label }));
  };
  // A listener needs every read, and a cached fragment reads nothing.
  const fragment = (component: ComponentType): ReactElement =>
    site.hasListener
      ? createElement(component)
      : insertedFragment(site.fragments.html(component, { context, locale: nameOf(locale), faults }));
  const pagination = ({ template }: { readonly template: string }) => {
    // A fragment that shows it differs from page to page.
    site.readPageLocal('path', route.path);
    return paginationOf(site, site.query('listPart', route.path), { template, language });
  };
  const valuesOfCountry = (code: string) => site.query('countryValues', code);
  const reads = { fragment, pagination: pagination as PageContext['pagination'], valuesOfCountry };
  const context: PageContext = onDemand(site, Object.assign(common, reads), {
    page: () => route.page,
    path: () => route.path,
    countryChoices: () => {
      const names = words('countries');
      return site.query('countries', route.path).map(({ code, ...choice }) => ({ code, name: names.text(code), ...choice }));
    },
    languageChoices: () => site.query('languages', route.path),
    menu: () => (navigation().without.includes(route.page) ? none : menus().header),
    footer: () => menus().footer,
    bannerLink: () => {
      const { banner, without } = navigation();
      // Pages with a single purpose, and the page that the banner links to, have no banner.
      const isThere = banner && 'page' in banner && banner.page === route.page;
      return isThere || without.includes(route.page) ? undefined : forLocale('banner', () => banner && link(banner));
    },
    home: () =>
      forLocale('home', () => {
        const home = site.query('home', country ?? '', visitorLanguage);
        return home ? linkTo(home, { language }) : { href: '/' };
      }),
    countryValues: () => valuesOfCountry(country ?? ''),
    siteValues: () => site.query('siteValues') as PageContext['siteValues'],
    neighbours: () => {
      const { newer, older } = site.query('neighbours', route.path);
      return { newer: newer && listedPage(site, newer, language), older: older && listedPage(site, older, language) };
    },
    languages: () => site.query('languageNames'),
    leadEndpoint: () => site.query('leadEndpoint'),
    takesLeads: () => site.query('takesLeads'),
    edition: () => site.query('edition', route.path),
    imageOrigins: () => site.query('imageOrigins', route.page),
    addresses: () => site.query('table'),
  });
  return context;
}

const none: PageContext['menu'] = [];

function localeOfPage({ tag, language, locale, country }: Route): LocaleOfPage {
  return { tag, language, visitorLanguage: locale?.language ?? language, country: locale?.country, shown: country };
}

/** Equal for all pages of the same locale. */
const nameOf = ({ tag, language, visitorLanguage, country, shown }: LocaleOfPage): string =>
  [tag, language, visitorLanguage, country, shown].join(' ');

type PageValues = Omit<PageContext, keyof ReturnType<typeof localeContext> | 'fragment' | 'pagination' | 'valuesOfCountry'>;

/** Adds properties that are computed at the first read. Each read is recorded, with the queries that it needed. */
function onDemand<Base extends object>(
  site: RenderContext,
  base: Base,
  makers: { readonly [Name in keyof PageValues]: () => PageValues[Name] },
): Base & PageValues {
  for (const [name, make] of Object.entries(makers) as [keyof PageValues, () => unknown][]) {
    let made: Tracked<unknown> | undefined;
    Object.defineProperty(base, name, {
      enumerable: true,
      get() {
        made ??= site.trackQueries(make);
        site.recordDependencies(made.queries);
        site.readPageLocal(name, made.value);
        return made.value;
      },
    });
  }
  return base as Base & PageValues;
}
