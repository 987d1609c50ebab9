import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction, nameCorrection } from '../../diagnostics/suggestion.ts';
import type { SharedContent } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { localeId, parseLocale } from '../../model/locale.ts';
import { messagesOf, wordingAt } from '../../model/messages.ts';
import { localesOf, withEditions } from '../../model/page-locales.ts';
import type { MenuItem, Target, TargetByCountry } from '../../model/site.ts';
import type { SiteCheck } from '../content-check.ts';
import { targetsIn } from '../link-targets.ts';
import { causeOfText } from '../template-shapes/source-faults.ts';

/** Links name existing pages, anchors and external addresses; menus name existing texts. */
export const links: SiteCheck = {
  name: 'links',
  run: (content) => {
    const { navigation, pages } = content;
    const { menus, header, footer, banner } = navigation.value;
    const names = Object.keys(menus);
    const uses = [
      ...Object.entries({ ...header.countries }).map(([key, menu]) => ({ menu, path: ['header', 'countries', key] })),
      ...Object.entries({ ...header.languages }).map(([key, menu]) => ({ menu, path: ['header', 'languages', key] })),
      { menu: header.default, path: ['header', 'default'] },
      ...footer.map(({ menu }, index) => ({ menu, path: ['footer', String(index), 'menu'] })),
    ];
    return [
      ...uses
        .filter(({ menu }) => !names.includes(menu))
        .map(
          ({ menu, path }): Diagnostic =>
            finding('WL3007', { file: navigation.file, dataPath: path, ...correction(menu, names, { noun: 'menus' }) }, [
              `'${path.join('.')}' names the menu '${menu}', which does not exist.`,
            ]),
        ),
      ...footer.flatMap(({ heading }, index) => label(content, heading, ['footer', String(index), 'heading'])),
      ...Object.entries(menus).flatMap(([name, items]) =>
        items.flatMap((item, index) => menuItem(content, item, ['menus', name, String(index)])),
      ),
      ...(banner ? menuTarget(content, banner, ['banner']) : []),
      ...[...pages.values()].flatMap(({ definition }) =>
        targetsIn(definition.value.structure, ['structure']).flatMap(([to, path]) => target(content, to, definition.file, path)),
      ),
    ];
  },
};

function menuItem(content: SharedContent, item: MenuItem, path: string[]): Diagnostic[] {
  return [
    ...label(content, item.label, [...path, 'label']),
    ...(item.to ? menuTarget(content, item.to, [...path, 'to']) : []),
    ...(item.items ?? []).flatMap((child, index) => menuItem(content, child, [...path, 'items', String(index)])),
  ];
}

/** Each target of a menu; a declared gap is reported as long as it exists. */
function menuTarget(content: SharedContent, to: Target | TargetByCountry, path: readonly string[]): Diagnostic[] {
  const { file } = content.navigation;
  if (!('countries' in to)) return target(content, to, file, path);
  return [
    ...Object.entries(to.countries).flatMap(([country, here]): Diagnostic[] => {
      const dataPath = [...path, 'countries', country];
      if (!isGap(here))
        return [
          ...(content.countries.has(country) || hasAddressIn(content, country, here) ? [] : [unknownCountry(content, country, dataPath)]),
          ...target(content, here, file, dataPath),
        ];
      return [
        finding('WL3008', { file, dataPath }, [
          `The link of the country '${country}' is left out: ${here.reason}`,
          'Name its page as soon as there is one.',
        ]),
      ];
    }),
    ...target(content, to.default, file, [...path, 'default']),
  ];
}

/** Contracts may have addresses in countries that the site does not have. */
function hasAddressIn(content: SharedContent, country: string, target: Target): boolean {
  return 'page' in target && localesWith(content, target.page).some((edition) => isEdition(edition, country));
}

/** Whether a locale is the one that is named, or of the country that is named. */
const isEdition = (locale: string, named: string) => locale === named || parseLocale(locale)?.country === named;

/** The locales in which a page or one of its editions has an address: `at-de`. */
function localesWith(content: SharedContent, id: string): string[] {
  return withEditions(content.pages, id).flatMap((page) => [
    ...localesOf(content, page).map((locale) => locale.id),
    ...(page.definition.value.addresses ?? []).flatMap(({ country, language }) => (country ? localeId(country, language) : [])),
  ]);
}

function unknownCountry({ countries, navigation }: SharedContent, country: string, dataPath: readonly string[]): Diagnostic {
  return finding('WL3007', { file: navigation.file, dataPath, ...nameCorrection(country, [...countries.keys()], 'countries') }, [
    `'${dataPath.join('.')}' names the country '${country}', which has no file.`,
  ]);
}

function label({ dictionaries, site, navigation }: SharedContent, key: string, dataPath: string[]): Diagnostic[] {
  const source = dictionaries.get(site.value.sourceLanguage);
  if (!source || typeof wordingAt(source.value, key.split('.')) === 'string') return [];
  const path = key.split('.');
  const place = { file: navigation.file, dataPath };
  if ([...dictionaries.values()].some(({ value }) => typeof wordingAt(value, path) === 'string')) {
    // The source lacks it or has a mistyped name, which is reported there; the label is right.
    const depth = path.findIndex((_, index) => wordingAt(source.value, path.slice(0, index + 1)) === undefined);
    const message = `The label '${key}' is no text of the source dictionary, although its translations have it.`;
    return [
      finding('WL2010', { ...place, cause: causeOfText(source.file, path.slice(0, depth + 1)), follows: true }, [
        message,
        `Put it into ${source.file}.`,
      ]),
    ];
  }
  const labels = messagesOf(source.value).map(({ path }) => path.join('.'));
  const near = closestMatch(key, labels);
  return [
    finding('WL2010', { ...place, ...correction(key, labels, { noun: 'texts' }), cause: `label ${key}` }, [
      `The label '${key}' is no text of the dictionary.`,
      `${near ? `Did you mean '${near}'? Otherwise add` : 'Add'} it to ${source.file} and to its translations.`,
    ]),
  ];
}

const listing = 'A place that the page has, and that others may link to, is named in the anchors of its page.ts.';
const withListing = (fix: ReturnType<typeof correction>): ReturnType<typeof correction> =>
  fix.fixIntent ? fix : { ...fix, hint: `${fix.hint ?? ''} ${listing}`.trim() };

export function target(content: SharedContent, to: Target, file: string, dataPath: readonly string[]): Diagnostic[] {
  const { pages, brand } = content;
  const place = { file, dataPath };
  if ('external' in to) {
    const known = Object.keys(brand.value.externalLinks);
    return known.includes(to.external)
      ? []
      : [
          finding('WL3005', {
            ...place,
            message: `The link names the external address '${to.external}', which ${brand.file} does not list.`,
            ...correction(to.external, known, { noun: 'external addresses' }),
            cause: `external ${to.external}`,
          }),
        ];
  }
  const page = pages.get(to.page);
  if (!page)
    return [
      finding('WL3002', { ...place, ...correction(to.page, [...pages.keys()], { noun: 'pages' }), cause: `page ${to.page}` }, [
        `The link leads to the page '${to.page}', which does not exist.`,
      ]),
    ];
  const { anchor, edition } = to;
  const known = edition === undefined ? [] : localesWith(content, to.page);
  if (edition !== undefined && !known.some((one) => isEdition(one, edition)))
    return [
      finding('WL3002', { ...place, ...correction(edition, known, { noun: 'editions' }) }, [
        `The link leads to the page '${to.page}' of '${edition}', which has no address there.`,
      ]),
    ];
  if (anchor === undefined) return [];
  return [page, ...withEditions(pages, to.page).filter(({ definition }) => definition.value.variantOf === to.page)]
    .filter(({ anchors }) => !anchors.includes(anchor))
    .slice(0, 1)
    .map(({ id, anchors }) =>
      finding('WL3003', {
        ...place,
        message: `The link leads to '#${anchor}' on the page '${to.page}', ${id === to.page ? 'which has no such place' : `but the page '${id}', which stands in for it in some countries, has no such place`}.`,
        ...(anchors.length
          ? withListing(correction(anchor, anchors, { noun: 'places on it' }))
          : { hint: `The page lists no places. ${listing}` }),
        cause: `anchor ${to.page}#${anchor}`,
      }),
    );
}
