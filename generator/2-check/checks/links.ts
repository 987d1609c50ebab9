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
import { targetsIn } from '../structure-values.ts';
import { causeOfText } from '../template-shapes/source-faults.ts';

/** Links name existing pages, anchors and external addresses; menus name existing texts. */
export const links: SiteCheck = {
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
        .map(({ menu, path }) =>
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
      if (isGap(here))
        return [
          finding('WL3008', { file, dataPath }, [
            `The link of the country '${country}' is left out: ${here.reason}`,
            'Name its page as soon as it exists.',
          ]),
        ];
      // Contracts may have addresses in countries that the site does not have.
      const isKnown =
        content.countries.has(country) ||
        ('page' in here && localesWith(content, here.page).some((edition) => isEdition(edition, country)));
      const unknown = finding('WL3007', { file, dataPath, ...nameCorrection(country, [...content.countries.keys()], 'countries') }, [
        `'${dataPath.join('.')}' names the country '${country}', which has no file.`,
      ]);
      return [...(isKnown ? [] : [unknown]), ...target(content, here, file, dataPath)];
    }),
    ...target(content, to.default, file, [...path, 'default']),
  ];
}

/** Whether an edition, named by a locale or a country, includes a locale. */
const isEdition = (locale: string, edition: string) => locale === edition || parseLocale(locale)?.country === edition;

/** The locales in which a page or one of its editions has an address: `at-de`. */
function localesWith(content: SharedContent, id: string): string[] {
  return withEditions(content.pages, id).flatMap((page) => [
    ...localesOf(content, page).map((locale) => locale.id),
    ...(page.definition.value.addresses ?? []).flatMap(({ country, language }) => (country ? localeId(country, language) : [])),
  ]);
}

function label({ dictionaries, site, navigation }: SharedContent, key: string, dataPath: string[]): Diagnostic[] {
  const source = dictionaries.get(site.value.sourceLanguage);
  const path = key.split('.');
  if (!source || typeof wordingAt(source.value, path) === 'string') return [];
  const place = { file: navigation.file, dataPath };
  if ([...dictionaries.values()].some(({ value }) => typeof wordingAt(value, path) === 'string')) {
    // The source lacks it or has a mistyped name, which is reported there; the label is right.
    const depth = path.findIndex((_, index) => wordingAt(source.value, path.slice(0, index + 1)) === undefined);
    return [
      finding('WL2010', { ...place, cause: causeOfText(source.file, path.slice(0, depth + 1)), follows: true }, [
        `The source dictionary has no text '${key}' for this label, although its translations have it.`,
        `Add it to ${source.file}.`,
      ]),
    ];
  }
  const labels = messagesOf(source.value).map(({ path }) => path.join('.'));
  const near = closestMatch(key, labels);
  return [
    finding('WL2010', { ...place, ...correction(key, labels, { noun: 'texts' }), cause: `label ${key}` }, [
      `The dictionary has no text '${key}' for this label.`,
      `${near ? `Did you mean '${near}'? Otherwise add` : 'Add'} it to ${source.file} and to its translations.`,
    ]),
  ];
}

const listing = 'Places that others may link to are listed in `anchors` of the page.ts.';
const withListing = (fix: ReturnType<typeof correction>): ReturnType<typeof correction> =>
  fix.fixIntent ? fix : { ...fix, hint: `${fix.hint ?? ''} ${listing}`.trim() };

export function target(content: SharedContent, to: Target, file: string, dataPath: readonly string[]): Diagnostic[] {
  const { pages, brand } = content;
  const place = { file, dataPath };
  if ('external' in to) {
    const known = Object.keys(brand.value.externalLinks);
    if (known.includes(to.external)) return [];
    const fix = correction(to.external, known, { noun: 'external addresses' });
    return [
      finding('WL3005', { ...place, ...fix, cause: `external ${to.external}` }, [
        `The link names the external address '${to.external}', which ${brand.file} does not list.`,
      ]),
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
        message: `The link leads to '#${anchor}' on the page '${to.page}', ${id === to.page ? 'which has no such place' : `but the page '${id}', which replaces it in some countries, has no such place`}.`,
        ...(anchors.length
          ? withListing(correction(anchor, anchors, { noun: 'places on it' }))
          : { hint: `The page lists no places. ${listing}` }),
        cause: `anchor ${to.page}#${anchor}`,
      }),
    );
}
