import type { Content, Page } from '../../../generator/model/content.ts';
import { contractPages } from '../../../generator/model/contract-documents.ts';
import { keyOfFact } from '../../../generator/model/fact.ts';
import { numberForms, numberWord } from '../../../generator/model/number-words.ts';
import { originalOf } from '../../../generator/model/page-locales.ts';
import { changePages } from '../../support/change-pages.ts';
import { textsOf, withText } from './edit-content.ts';
import type { ContentFault, ContentKind } from './fault.ts';

/* Missing parts: a contract, a language of it, a flag, the start page, the not-found page, a number that counts countries. */

type Address = NonNullable<Page['definition']['value']['addresses']>[number];

/** The content with only those addresses of pages for which `keeps` is true. */
function withoutAddresses(content: Content, keeps: (page: Page, address: Address) => boolean): Content {
  return changePages(content, (page) => {
    const { value } = page.definition;
    if (!value.addresses) return page;
    const addresses = value.addresses.filter((address) => keeps(page, address));
    return { ...page, definition: { ...page.definition, value: { ...value, addresses } } };
  });
}

const ofContract = (content: Content, page: Page) => contractPages(content).has(originalOf(page));
const contractsOf = (content: Content) => [...content.pages.values()].filter((page) => ofContract(content, page));
const everyFileOf = (pages: readonly Page[]) => pages.map(({ definition }) => definition.file);

/** A page of the site without one of its addresses, reported at the settings of the site. */
function withoutAddress(name: string, code: string, path: string): ContentKind {
  return {
    name,
    codes: [code],
    faults: ({ pages, site: { file } }) =>
      [...pages.values()]
        .filter(({ definition }) => definition.value.addresses?.some((address) => address.path === path))
        .map((page): ContentFault => {
          const make = (before: Content) => withoutAddresses(before, (_, address) => address.path !== path);
          return { detail: page.id, files: [page.definition.file], reported: [{ file }], make };
        }),
  };
}

export const missingKinds: readonly ContentKind[] = [
  {
    name: 'country without contract',
    codes: ['WL3030'],
    alone: true,
    faults: (content) =>
      [...content.countries].map(([code, { file }]): ContentFault => {
        const make = (before: Content) => withoutAddresses(before, (page, { country }) => country !== code || !ofContract(content, page));
        return { detail: code, files: [file, ...everyFileOf(contractsOf(content))], reported: [{ file }], make };
      }),
  },
  {
    name: 'contract without a language of its country',
    codes: ['WL3030'],
    alone: true,
    faults: (content) =>
      contractsOf(content).flatMap((page) =>
        (page.definition.value.addresses ?? []).flatMap((one): ContentFault[] => {
          const { country = '', language } = one;
          const languages = content.countries.get(country)?.value.languages ?? [];
          const others = page.definition.value.addresses?.filter((address) => address.country === country && address.language !== language);
          if (!one.canonical || !languages.includes(language) || !others?.length) return [];
          const { file } = page.definition;
          const gone = (address: Address) => address.country === country && address.language === language;
          const make = (before: Content) => withoutAddresses(before, ({ id }, address) => id !== page.id || !gone(address));
          return [{ detail: `${page.id} ${country}-${language}`, files: [file], reported: [{ file }], make }];
        }),
      ),
  },
  {
    name: 'country without flag',
    codes: ['WL1030'],
    faults: ({ countries }) =>
      [...countries].slice(0, 1).flatMap(([, { value }]) =>
        (['pt', 'se'] as const).map((code): ContentFault => {
          const file = `content/countries/${code}.ts`;
          const added = { file, value: { ...value, code, name: code.toUpperCase() } };
          const make = (before: Content): Content => ({ ...before, countries: new Map([...before.countries, [code, added]]) });
          return { detail: code, files: [file, 'content/facts/claims.ts'], reported: [{ file }], make };
        }),
      ),
  },
  withoutAddress('page at / removed', 'WL3033', '/'),
  withoutAddress('not-found page removed', 'WL3034', '/404.html'),
  {
    name: 'country that no count follows',
    codes: ['WL1010'],
    alone: true,
    faults: ({ countries, facts }) =>
      [...facts].flatMap(([id, { value, file }]) => {
        const counts = value.kind === 'count' && value.derived?.count === 'countries';
        const key = keyOfFact(id);
        const remove = (code: string) => (before: Content) => ({
          ...before,
          countries: new Map([...before.countries].filter(([one]) => one !== code)),
        });
        return counts
          ? [...countries.keys()].map((code) => ({
              detail: code,
              files: [file],
              reported: [{ file, dataPath: [key] }],
              make: remove(code),
            }))
          : [];
      }),
  },
  {
    name: 'number of countries typed',
    codes: ['WL2028'],
    faults: (content) =>
      textsOf(content).flatMap((at): ContentFault[] => {
        const [token, id, form] = /\{fact:([^|}]+)\|([Ww]ord[^}]*)\}/.exec(at.text) ?? [];
        const fact = id === undefined ? undefined : content.facts.get(id)?.value;
        if (!token || fact?.kind !== 'count' || !fact.derived) return [];
        const words = [String(fact.amount), numberWord(fact.amount, form ?? numberForms(at.language)[0] ?? '', at.language) ?? ''];
        return words.map((word) => ({
          detail: `${at.file} ${at.path.join('.')}: ${word}`,
          files: [at.file],
          reported: [{ file: at.file, dataPath: at.path }],
          make: (before) => withText(before, at, [at.path, at.text.replace(token, word)]),
        }));
      }),
  },
];
