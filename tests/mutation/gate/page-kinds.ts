import type { Content, Page, PageWithCopies } from '../../../generator/model/content.ts';
import { fallback } from '../../../generator/model/gap.ts';
import { loadedPages } from '../../../generator/model/page-copies.ts';
import { localesOf } from '../../../generator/model/page-locales.ts';
import type { MenuItem, Navigation, Target } from '../../../generator/model/site.ts';
import { changePage } from '../../support/change-pages.ts';
import { withDefinition } from './edit-content.ts';
import type { ContentFault, ContentKind } from './fault.ts';

/* Faults in the definitions of pages, countries, languages and menus. */

type Change = Parameters<typeof withDefinition>[2];

/** A kind that alters a page's definition, reported there. */
function defined(
  name: string,
  codes: readonly string[],
  alter: (page: PageWithCopies, content: Content) => [Change, path: string[]] | undefined,
  beside: (page: PageWithCopies, content: Content) => readonly string[] = () => [],
): ContentKind {
  return {
    name,
    codes,
    faults: (content) =>
      loadedPages(content).flatMap((page): ContentFault[] => {
        const alteration = alter(page, content);
        if (!alteration) return [];
        const [change, dataPath] = alteration;
        const { file } = page.definition;
        return [
          {
            detail: `${page.id}: ${JSON.stringify(change)}`,
            files: [file, ...beside(page, content)],
            reported: [{ file, dataPath }],
            make: (before) => withDefinition(before, page.id, change),
          },
        ];
      }),
  };
}

const firstCopy = ({ definition: { value } }: Page) => value.path !== undefined;

/** The page whose address another one may take. */
const otherAddress = ({ id }: Page, { pages }: Content) =>
  [...pages.values()].find((page) => page.id !== id && page.definition.value.path && !page.definition.value.countries);

/** The lists right in a structure, by their names. */
const listsOf = (structure: unknown) =>
  Object.entries(structure as Readonly<Record<string, unknown>>).filter((entry): entry is [string, readonly unknown[]] =>
    Array.isArray(entry[1]),
  );

/** A kind that alters one target of the menus, reported in the navigation. */
function linked(name: string, codes: readonly string[], target: Target): ContentKind {
  return {
    name,
    codes,
    faults: ({ navigation: { value, file } }) =>
      Object.keys(value.menus).flatMap((menu) =>
        (value.menus[menu] ?? []).flatMap((item, index): ContentFault[] => {
          if (!item.to) return [];
          const items = (value.menus[menu] as readonly MenuItem[]).with(index, { ...item, to: target });
          const make = (before: Content): Content => ({
            ...before,
            navigation: {
              file,
              value: { ...before.navigation.value, menus: { ...before.navigation.value.menus, [menu]: items } } as Navigation,
            },
          });
          return [{ detail: `${menu} ${item.label}`, files: [file], reported: [{ file, dataPath: ['menus', menu, String(index)] }], make }];
        }),
      ),
  };
}

/** A kind that removes a language from the list, or gives it another name there. */
function listed(name: string, code: string, as?: string): ContentKind {
  return {
    name,
    codes: [code],
    alone: true,
    once: true,
    faults: ({ languages, countries, dictionaries }) =>
      Object.keys(languages.value).map((language) => ({
        detail: language,
        files: [languages.file],
        reported: [languages, ...(as === undefined ? [...countries.values(), ...dictionaries.values()] : [])],
        make: (before) => {
          const entries = Object.entries(before.languages.value);
          const others = entries.flatMap(([key, entry]) => (key !== language ? [[key, entry]] : as === undefined ? [] : [[as, entry]]));
          return { ...before, languages: { ...before.languages, value: Object.fromEntries(others) } };
        },
      })),
  };
}

export const pageKinds: readonly ContentKind[] = [
  defined('template that does not exist', ['WL1008'], ({ definition }) => [
    { template: `${definition.value.template}x` as 'home' },
    ['template'],
  ]),
  defined('page in a country that does not exist', ['WL1014'], (page) =>
    firstCopy(page) ? [{ countries: ['xx'] }, ['countries']] : undefined,
  ),
  defined('locale that is invalid', ['WL1012', 'WL1014', 'WL1007'], (page) =>
    firstCopy(page) ? [{ extraLocales: ['es-xx'] }, ['extraLocales']] : undefined,
  ),
  defined('gap for a locale that is invalid', ['WL1012', 'WL1007'], () => [{ gaps: { 'de-xx': fallback('en') } }, ['gaps']]),
  defined('gap that hides a copy', ['WL2029'], (page, content) => {
    const { source } = page.definition.value;
    const hidden = localesOf(content, page).find(({ language }) => language !== source && page.languages.includes(language));
    return hidden && [{ gaps: { [hidden.id]: fallback(source) } }, ['gaps', hidden.id]];
  }),
  defined('structure without a list', ['WL1026'], ({ definition: { value } }) => {
    const [name] = listsOf(value.structure)[0] ?? [];
    if (name === undefined) return undefined;
    const structure = Object.fromEntries(Object.entries(value.structure as object).filter(([key]) => key !== name));
    return [{ structure: structure as never }, ['structure', name]];
  }),
  defined('icon that is invalid', ['WL1026'], ({ definition: { value } }) => {
    const [name, list] = listsOf(value.structure).find(([, items]) => Object.hasOwn(Object(items[0]), 'icon')) ?? [];
    if (name === undefined || !list) return undefined;
    const items = list.map((item, index) => (index ? item : { ...Object(item), icon: 'headphones' }));
    return [{ structure: { ...(value.structure as object), [name]: items } as never }, ['structure', name, '0', 'icon']];
  }),
  defined('entry for a country that does not exist', ['WL1014'], ({ definition: { value } }) => {
    const [name, list] = listsOf(value.structure).find(([, items]) => items.some((item) => Object.hasOwn(Object(item), 'countries'))) ?? [];
    if (name === undefined || !list) return undefined;
    const at = list.findIndex((item) => Object.hasOwn(Object(item), 'countries'));
    const items = list.with(at, { ...Object(list[at]), countries: ['xx'] });
    return [{ structure: { ...(value.structure as object), [name]: items } as never }, ['structure', name, `${at}`, 'countries', '0']];
  }),
  defined('malformed path', ['WL3004'], ({ definition: { value } }) =>
    value.path ? [{ path: `${value.path}/Über uns` as '/x' }, ['path']] : undefined,
  ),
  defined(
    'address of another page',
    ['WL3001'],
    (page, content) => {
      const { value } = page.definition;
      const other = otherAddress(page, content);
      return value.path && !value.countries && value.path !== '/:locale' && other
        ? [{ path: other.definition.value.path as '/x' }, []]
        : undefined;
    },
    (page, content) => [otherAddress(page, content)].flatMap((other) => other?.definition.file ?? []),
  ),
  defined(
    'source language without a copy',
    ['WL1007', 'WL2005', 'WL1012'],
    () => [{ source: 'xx' }, ['source']],
    // Texts are not compared with a missing source.
    ({ copies }) => [...copies.values()].map(({ file }) => file),
  ),
  defined('edition of a page that does not exist', ['WL1015', 'WL3002'], ({ definition: { value } }) =>
    value.variantOf ? [{ variantOf: 'nowhere' }, []] : undefined,
  ),
  {
    name: 'copy file missing',
    codes: ['WL2005'],
    faults: (content) =>
      loadedPages(content).flatMap((page): ContentFault[] => {
        const { source, countries, path, gaps } = page.definition.value;
        const offered = content.locales
          .filter(({ id, country = '' }) => (countries?.includes(country) ?? true) && !gaps?.[id])
          .map(({ language }) => language);
        if (!path || page.definition.value.inherits) return [];
        return [...page.copies].flatMap(([language, { file }]) => {
          if (language === source || !offered.includes(language)) return [];
          const make = (before: Content): Content =>
            changePage(before, page.id, (changed) => ({
              ...changed,
              copies: new Map([...changed.copies].filter(([key]) => key !== language)),
            }));
          return [{ detail: file, files: [file, page.definition.file], reported: [{ file: page.definition.file }, { file }], make }];
        });
      }),
  },
  linked('link to a page that does not exist', ['WL3002'], { page: 'nowhere' as never }),
  linked('link to a place that does not exist', ['WL3003'], { page: 'about', anchor: 'nowhere' }),
  linked('external address without a name', ['WL3005'], { external: 'nowhere' }),
  {
    name: 'external address without https',
    codes: ['WL3006'],
    faults: ({ brand: { value, file } }) =>
      Object.entries(value.externalLinks).map(([name, href]) => ({
        detail: name,
        files: [file],
        reported: [{ file, dataPath: ['externalLinks', name] }],
        make: (before) => {
          const externalLinks = { ...before.brand.value.externalLinks, [name]: href.replace('https:', 'http:') };
          return { ...before, brand: { file, value: { ...before.brand.value, externalLinks } } };
        },
      })),
  },
  {
    name: 'country code that is invalid',
    codes: ['WL1012', 'WL1014', 'WL1005'],
    alone: true,
    once: true,
    faults: ({ site: { value, file } }) =>
      (['defaultLocale', 'navigationCountry'] as const).map((key) => ({
        detail: key,
        files: [file],
        reported: [{ file, dataPath: [key] }],
        make: (before) => ({ ...before, site: { file, value: { ...value, [key]: key === 'defaultLocale' ? 'xx-de' : 'xx' } } }),
      })),
  },
  {
    name: 'language that languages.ts does not have',
    codes: ['WL1007'],
    faults: ({ countries }) =>
      [...countries].map(([code, { value, file }]) => ({
        detail: code,
        files: [file],
        reported: [{ file, dataPath: ['languages'] }],
        make: (before) => ({
          ...before,
          countries: new Map([...before.countries, [code, { file, value: { ...value, languages: [...value.languages, 'xx'] } }]]),
        }),
      })),
  },
  listed('language missing from the list', 'WL1007'),
  listed('language mistyped in the list', 'WL1042', 'xq'),
  {
    name: 'dictionary of an offered language missing',
    codes: ['WL2009', 'WL2005'],
    alone: true,
    faults: ({ dictionaries, site, countries, pages }) =>
      [...dictionaries]
        .filter(([language]) => language !== site.value.sourceLanguage)
        .map(([language, { file }]) => ({
          detail: file,
          files: [file],
          reported: [
            ...[...countries.values()].flatMap((country) =>
              country.value.languages.includes(language) ? [{ file: country.file, dataPath: ['languages'] }] : [],
            ),
            ...[...pages.values()].flatMap(({ definition }) =>
              ['extraLocales', 'addresses'].map((key) => ({ file: definition.file, dataPath: [key] })),
            ),
          ],
          make: (before) => ({ ...before, dictionaries: new Map([...before.dictionaries].filter(([key]) => key !== language)) }),
        })),
  },
];
