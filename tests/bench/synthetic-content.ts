import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import realSite from '../../content/site.ts';
import { root } from '../support/paths.ts';
import {
  copyOf,
  country,
  dictionaryOf,
  itemIds,
  languages,
  linksOf,
  origin,
  pageIds,
  type SyntheticLink,
  type SyntheticSize,
  sectionIds,
} from './synthetic-site.ts';

/**
 * Writes a content folder in the project's own language: pages of 12 sections with 8 items each in 8 languages, a navigation of
 * 12 links and a footer of 30. The words are invented, and the same for the same page and language.
 */
export async function writeSyntheticContent(folder: string, size: SyntheticSize): Promise<void> {
  const ids = pageIds(size);
  await mkdir(folder, { recursive: true });
  for (const part of ['brand.ts', 'facts', 'pages/not-found/en.ts']) {
    await cp(`${root}/tests/sites/minimal/content/${part}`, join(folder, part), { recursive: true });
  }
  await writeFiles(folder, [...siteFiles(ids), ...languages.map(dictionaryFile)]);
  // A few pages at a time: all texts of a large site need not be in memory at once.
  for (let start = 0; start < ids.length; start += 64) await writeFiles(folder, ids.slice(start, start + 64).flatMap(pageFiles));
}

/** Writes another page, to which no menu leads. Returns the folder of the page. */
export async function writeSyntheticPage(folder: string, id: string): Promise<string> {
  await writeFiles(folder, pageFiles(id));
  return join(folder, 'pages', id);
}

async function writeFiles(folder: string, files: readonly File[]): Promise<void> {
  for (const parent of new Set(files.map(([path]) => dirname(path)))) await mkdir(join(folder, parent), { recursive: true });
  await Promise.all(files.map(([path, text]) => writeFile(join(folder, path), text)));
}

type File = readonly [path: string, text: string];

function siteFiles(ids: readonly string[]): File[] {
  const site = {
    origin,
    sourceLanguage: 'en',
    defaultLocale: `${country}-de`,
    navigationCountry: country,
    allowUnused: { nav: 'For other menus.', banner: 'For a banner.', footer: 'For other menus.', terms: 'For a contract.' },
    fallbacks: {},
    // The theme is that of the real site.
    budgets: realSite.budgets,
  };
  return [
    ['site.ts', module('defineSite', site)],
    ['languages.ts', module('defineLanguages', Object.fromEntries(languages.map((code) => [code, languageOf(code)])))],
    [
      `countries/${country}.ts`,
      module('defineCountry', {
        code: country,
        name: country,
        currency: 'EUR',
        languages,
        domain: `${country}.muster.example`,
        values: { sampleReceipt: { coffee: 340 } },
      }),
    ],
    ['navigation.ts', navigationFile(ids)],
    [
      'pages/not-found/page.ts',
      module('definePage', {
        template: 'notice',
        source: 'en',
        status: 404,
        indexed: false,
        addresses: [{ path: '/404.html', language: 'en', canonical: true }],
        structure: { mood: 'lost', way: 'home' },
      }),
    ],
  ];
}

function navigationFile(ids: readonly string[]): string {
  const { navigation, footer } = linksOf(ids);
  const list = (links: readonly SyntheticLink[]) =>
    links.map(({ key, page }) => `      { label: 'links.${key}', to: to('${page}') },\n`).join('');
  return `import { defineNavigation, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [\n${list(navigation)}    ],
    site: [\n${list(footer)}    ],
  },
  header: { default: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
`;
}

const languageOf = (code: string) => ({
  name: new Intl.DisplayNames('en', { type: 'language' }).of(code),
  nativeName: new Intl.DisplayNames(code, { type: 'language' }).of(code),
  direction: 'ltr',
});

function dictionaryFile(language: string): File {
  const texts = dictionaryOf(language);
  return [`dictionaries/${language}.ts`, language === 'en' ? module('defineDictionary', texts) : translation(texts)];
}

function pageFiles(id: string): File[] {
  const last = sectionIds.at(-1);
  const structure = {
    sections: sectionIds.map((section) => ({
      id: section,
      text: itemIds,
      ...(section === last && { rows: [{ id: 'owner', from: 'missing' }] }),
    })),
  };
  const path = id === 'home' ? '/:locale' : `/:locale/${id}`;
  return [
    [
      `pages/${id}/page.ts`,
      module('definePage', { template: 'policy', path, ...(id === 'home' && { redirectFrom: ['/'] }), source: 'en', structure }),
    ],
    ...languages.map((language): File => {
      const copy = copyOf(id, language);
      return [
        `pages/${id}/${language}.ts`,
        language === 'en'
          ? `import { defineCopy } from 'wortlaut';\n\nexport default defineCopy('policy', ${literal(copy)});\n`
          : translation(copy),
      ];
    }),
  ];
}

const module = (define: string, value: object): string =>
  `import { ${define} } from 'wortlaut';\n\nexport default ${define}(${literal(value)});\n`;

const translation = (value: object): string =>
  `import { translate } from 'wortlaut';\nimport source from './en.ts';\n\nexport default translate(source, ${literal(value)});\n`;

const literal = (value: object): string => JSON.stringify(value, null, 2).replace(/"([a-z]\w*)":/gi, '$1:');
