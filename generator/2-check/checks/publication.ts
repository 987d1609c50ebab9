import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { contractPages } from '../../model/contract-documents.ts';
import { localeId, parseLocale, standardCountry } from '../../model/locale.ts';
import { furtherLocales, originalOf } from '../../model/page-locales.ts';
import type { SiteCheck } from '../content-check.ts';
import { causeOfLocale } from '../unknown-language.ts';
import { unknownName } from '../unknown-name.ts';

/** Where a page is published: existing countries and locales, and an existing page that an edition replaces. */
export const publication: SiteCheck = {
  run: (content) =>
    [...content.pages.values()].flatMap((page) =>
      [unknownCountries, strangeAddresses, extraLocales, variant].flatMap((faultsOf) => faultsOf(content, page)),
    ),
};

function unknownCountries({ countries }: SharedContent, { id, definition: { value, file } }: Page): Diagnostic[] {
  return (value.countries ?? []).flatMap((name, index) =>
    unknownName('WL1014', { file, dataPath: ['countries', String(index)], name, among: countries, noun: 'countries' }, [
      `The page '${id}' is published in '${name}', which is not a country of this site.`,
    ]),
  );
}

/** Addresses for a country that the site does not have. A contract may have them for any existing country. */
function strangeAddresses(content: SharedContent, page: Page): Diagnostic[] {
  const { value, file } = page.definition;
  const isContract = contractPages(content).has(originalOf(page));
  return (value.addresses ?? []).flatMap(({ path, country: name }, index) => {
    if (name === undefined || (isContract && standardCountry(name) === name)) return [];
    const place = { file, dataPath: ['addresses', String(index), 'country'] };
    return unknownName('WL1014', { ...place, name, among: content.countries, noun: 'countries' }, [
      `The page '${page.id}' has the address ${path} in '${name}', which is not a country${isContract ? '' : ' of this site'}.`,
    ]);
  });
}

/** Locales in addition to those that the countries offer: of a known country and language, and not offered already. */
function extraLocales(content: SharedContent, { id, definition: { value, file } }: Page): Diagnostic[] {
  const { countries, languages, locales } = content;
  return (value.extraLocales ?? []).flatMap((name, index) => {
    const [locale] = furtherLocales([name]);
    const isKnown = locale?.country && countries.has(locale.country) && Object.hasOwn(languages.value, locale.language);
    const place = { file, dataPath: ['extraLocales', String(index)] };
    if (!isKnown) {
      const all = [...countries.keys()].flatMap((code) => Object.keys(languages.value).map((language) => localeId(code, language)));
      const near = closestMatch(name, all);
      return finding('WL1012', { ...place, ...correction(name, all, { noun: 'locales' }), ...causeOfLocale(name, content) }, [
        `The page '${id}' is also published in '${name}'; a country and a language of this site are expected, as in 'es-fr'.`,
        near ? `Did you mean '${near}'? Otherwise add the country or the language first.` : toAdd(name, Object.keys(languages.value)),
      ]);
    }
    if (!locales.some((offered) => offered.id === name)) return [];
    return finding('WL1012', { ...place, fixIntent: { title: 'Remove it from extraLocales', changes: [{ remove: true }] } }, [
      `The page '${id}' is also published in '${name}', which ${locale.country} already offers.`,
      'Remove it from extraLocales.',
    ]);
  });
}

/** The advice to add the country or the language of a locale, whichever the site lacks. */
function toAdd(name: string, languages: readonly string[]): string {
  const locale = parseLocale(name);
  if (!locale?.country) return 'Write the codes of a country and a language with a hyphen between them.';
  const { country, language } = locale;
  if (!languages.includes(language)) return `Add '${language}' to languages.ts first, or remove the locale from extraLocales.`;
  return `Add content/countries/${country}.ts first, or remove the locale from extraLocales.`;
}

function variant({ pages }: SharedContent, { id, definition: { value, file } }: Page): Diagnostic | Diagnostic[] {
  if (value.variantOf === undefined) return [];
  const place = { file, dataPath: ['variantOf'] };
  const original = pages.get(value.variantOf);
  if (!original)
    return unknownName('WL1015', { ...place, name: value.variantOf, among: pages, noun: 'pages', cause: `page ${value.variantOf}` }, [
      `The page '${id}' is a variant of the page '${value.variantOf}', which does not exist.`,
    ]);
  const places = value.countries ?? (value.addresses ?? []).flatMap(({ country }) => country ?? []);
  if (original.definition.value.path === value.path && places.length) return [];
  return finding('WL1015', place, [
    `The page '${id}' is a variant of '${value.variantOf}', but its path or its countries are missing.`,
    `Give it the path of '${value.variantOf}', and the countries in which it replaces that page.`,
  ]);
}
