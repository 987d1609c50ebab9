import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { SharedContent } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { localeId, parseLocale } from '../../model/locale.ts';
import { messagesOf, wordingAt } from '../../model/messages.ts';
import { localesOf, withEditions } from '../../model/page-locales.ts';
import type { Target, TargetByCountry } from '../../model/site.ts';
import { targetsIn } from '../../model/structure-values.ts';
import type { SiteCheck } from '../content-check.ts';
import { entriesIn } from '../menu-targets.ts';
import { causeOfText } from '../template-shapes/source-faults.ts';
import { unknownName } from '../unknown-name.ts';

/** Links name existing pages, anchors and external addresses; menus name existing texts. */
export const links: SiteCheck = {
  run: (content) => {
    const { navigation, pages } = content;
    const { menus, header, footer, banner } = navigation.value;
    const uses = [
      ...Object.entries({ ...header.countries }).map(([key, menu]) => ({ menu, path: ['header', 'countries', key] })),
      ...Object.entries({ ...header.languages }).map(([key, menu]) => ({ menu, path: ['header', 'languages', key] })),
      { menu: header.default, path: ['header', 'default'] },
      ...footer.map(({ menu }, index) => ({ menu, path: ['footer', String(index), 'menu'] })),
    ];
    return [
      ...uses.flatMap(({ menu: name, path }) =>
        unknownName('WL3007', { file: navigation.file, dataPath: path, name, among: Object.keys(menus), noun: 'menus' }, [
          `'${path.join('.')}' names the menu '${name}', which does not exist.`,
        ]),
      ),
      ...footer.flatMap(({ heading }, index) => label(content, heading, ['footer', String(index), 'heading'])),
      ...Object.entries(menus)
        .flatMap(([name, items]) => entriesIn(items, ['menus', name]))
        .flatMap(([item, path]) =>
          [label(content, item.label, [...path, 'label']), item.to ? menuTarget(content, item.to, [...path, 'to']) : []].flat(),
        ),
      ...(banner ? menuTarget(content, banner, ['banner']) : []),
      ...[...pages.values()].flatMap(({ definition }) =>
        targetsIn(definition.value.structure, ['structure']).flatMap(([to, path]) => target(content, to, definition.file, path)),
      ),
    ];
  },
};

/** Each target of a menu; a declared gap is reported as long as it exists. */
function menuTarget(content: SharedContent, to: Target | TargetByCountry, path: readonly string[]): Diagnostic[] {
  const { file } = content.navigation;
  if (!('countries' in to)) return target(content, to, file, path);
  return [
    ...Object.entries(to.countries).flatMap(([country, here]): Diagnostic | Diagnostic[] => {
      const dataPath = [...path, 'countries', country];
      if (isGap(here))
        return finding('WL3008', { file, dataPath }, [
          `The link of the country '${country}' is left out: ${here.reason}`,
          'Name its page as soon as it exists.',
        ]);
      // Contracts may have addresses in countries that the site does not have.
      const isOfContract = 'page' in here && localesWith(content, here.page).some((edition) => isEdition(edition, country));
      const unknown = unknownName('WL3007', { file, dataPath, name: country, among: content.countries, noun: 'countries', isKey: true }, [
        `'${dataPath.join('.')}' names the country '${country}', which has no file.`,
      ]);
      return [...(isOfContract ? [] : unknown), ...target(content, here, file, dataPath)];
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

function label({ dictionaries, site, navigation }: SharedContent, key: string, dataPath: string[]): Diagnostic | Diagnostic[] {
  const source = dictionaries.get(site.value.sourceLanguage);
  const path = key.split('.');
  if (!source || typeof wordingAt(source.value, path) === 'string') return [];
  const place = { file: navigation.file, dataPath };
  if ([...dictionaries.values()].some(({ value }) => typeof wordingAt(value, path) === 'string')) {
    // The source lacks it or has a mistyped name, which is reported there; the label is right.
    const depth = path.findIndex((_, index) => wordingAt(source.value, path.slice(0, index + 1)) === undefined);
    return finding('WL2010', { ...place, cause: causeOfText(source.file, path.slice(0, depth + 1)), follows: true }, [
      `The source dictionary has no text '${key}' for this label, although its translations have it.`,
      `Add it to ${source.file}.`,
    ]);
  }
  const labels = messagesOf(source.value).map(({ path }) => path.join('.'));
  const near = closestMatch(key, labels);
  return finding('WL2010', { ...place, ...correction(key, labels, { noun: 'texts' }), cause: `label ${key}` }, [
    `The dictionary has no text '${key}' for this label.`,
    `${near ? `Did you mean '${near}'? Otherwise add` : 'Add'} it to ${source.file} and to its translations.`,
  ]);
}

const listing = 'Places that others may link to are listed in `anchors` of the page.ts.';

export function target(content: SharedContent, to: Target, file: string, dataPath: readonly string[]): Diagnostic[] {
  const { pages, brand } = content;
  const place = { file, dataPath };
  if ('external' in to) {
    const [name, among] = [to.external, Object.keys(brand.value.externalLinks)];
    return unknownName('WL3005', { ...place, name, among, noun: 'external addresses', cause: `external ${name}` }, [
      `The link names the external address '${name}', which ${brand.file} does not list.`,
    ]);
  }
  const page = pages.get(to.page);
  if (!page)
    return unknownName('WL3002', { ...place, name: to.page, among: pages, noun: 'pages', cause: `page ${to.page}` }, [
      `The link leads to the page '${to.page}', which does not exist.`,
    ]);
  const { anchor, edition } = to;
  const among = edition === undefined ? [] : localesWith(content, to.page);
  if (edition !== undefined && !among.some((one) => isEdition(one, edition)))
    return unknownName('WL3002', { ...place, name: edition, among, noun: 'editions' }, [
      `The link leads to the page '${to.page}' of '${edition}', which has no address there.`,
    ]);
  if (anchor === undefined) return [];
  return [page, ...withEditions(pages, to.page).filter(({ definition }) => definition.value.variantOf === to.page)]
    .filter(({ anchors }) => !anchors.includes(anchor))
    .slice(0, 1)
    .map(({ id, anchors }) => {
      const fix = correction(anchor, anchors, { noun: 'places on it' });
      const where =
        id === to.page ? 'which has no such place' : `but the page '${id}', which replaces it in some countries, has no such place`;
      return finding('WL3003', { ...place, ...(anchors.length && fix), cause: `anchor ${to.page}#${anchor}` }, [
        `The link leads to '#${anchor}' on the page '${to.page}', ${where}.`,
        anchors.length ? (fix.fixIntent ? fix.hint : `${fix.hint} ${listing}`) : `The page lists no places. ${listing}`,
      ]);
    });
}
