import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { project } from '../../generator/index.ts';
import furniture from '../sites/minimal/content/furniture/en.ts';
import { inventedText } from './invented-words.ts';

/** 8 languages in two countries, so that each page has 8 addresses. */
const countries = { at: ['de', 'en', 'cs', 'pl'], es: ['es', 'fr', 'it', 'nl'] } as const;
const languages = Object.values(countries).flat();
const sections = 12;
const items = 8;

export interface SyntheticSize {
  /** Addresses, rounded up to whole pages in 8 languages. */
  readonly pages: number;
}

/**
 * Writes a content folder in the project's own language: pages of 12 sections with 8 items each in 8 languages, a navigation of
 * 12 links and a footer of 30. The words are invented, and the same for the same page and language.
 */
export async function writeSyntheticContent(folder: string, { pages }: SyntheticSize): Promise<void> {
  const ids = Array.from({ length: Math.ceil(pages / languages.length) }, (_, index) => (index ? `page-${index}` : 'home'));
  await mkdir(folder, { recursive: true });
  for (const part of ['brand.ts', 'facts', 'site.ts']) {
    await cp(`${project}/tests/sites/minimal/content/${part}`, join(folder, part), { recursive: true });
  }
  const files = [...siteFiles(ids), ...dictionaries(), ...ids.flatMap(pageFiles)];
  for (const [path] of files) await mkdir(dirname(join(folder, path)), { recursive: true });
  for (let start = 0; start < files.length; start += 256) {
    await Promise.all(files.slice(start, start + 256).map(([path, text]) => writeFile(join(folder, path), text)));
  }
}

type File = readonly [path: string, text: string];

function siteFiles(ids: readonly string[]): File[] {
  const linked = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `{ label: 'links.link${from + index}', to: to('${ids[(from + index) % ids.length]}') }`);
  const list = (entries: readonly string[]) => entries.map((entry) => `      ${entry},\n`).join('');
  return [
    ['languages.ts', module('defineLanguages', Object.fromEntries(languages.map((code) => [code, languageOf(code)])))],
    ...Object.entries(countries).map(
      ([code, offered]): File => [
        `countries/${code}.ts`,
        module('defineCountry', {
          code,
          name: code,
          currency: 'EUR',
          languages: offered,
          domain: `${code}.muster.example`,
          sampleReceipt: { coffee: 340 },
        }),
      ],
    ),
    [
      'navigation.ts',
      `import { defineNavigation, to } from 'wortlaut';

export default defineNavigation({
  menus: {
    main: [\n${list(linked(0, 12))}    ],
    site: [\n${list(linked(12, 30))}    ],
  },
  header: { otherwise: 'main' },
  footer: [{ heading: 'footer.explore', menu: 'site' }],
});
`,
    ],
    ['pages/pages.ts', module('definePages', Object.fromEntries(ids.map((id) => [id, []])))],
  ];
}

const languageOf = (code: string) => ({
  name: new Intl.DisplayNames('en', { type: 'language' }).of(code),
  nativeName: new Intl.DisplayNames(code, { type: 'language' }).of(code),
  direction: 'ltr',
});

function dictionaries(): File[] {
  const links = Object.fromEntries(Array.from({ length: 42 }, (_, index) => [`link${index}`, `Link ${index}`]));
  return languages.map((language): File => {
    const texts = {
      ...invented(furniture, `furniture ${language}`),
      links: Object.fromEntries(Object.keys(links).map((key) => [key, inventedText(`${key} ${language}`, 2)])),
      countries: { at: inventedText(`at ${language}`, 1), es: inventedText(`es ${language}`, 1) },
    };
    const picker = {
      ...(texts as { picker?: object }).picker,
      found: `{found, plural, ${formsOf(language)}}`,
      countryNow: '{country}',
      languageNow: '{language}',
    };
    return language === 'en'
      ? [`dictionaries/en.ts`, module('defineDictionary', { ...texts, picker })]
      : [`dictionaries/${language}.ts`, translation({ ...texts, picker })];
  });
}

const formsOf = (language: string) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.map((category) => `${category} {#}`)
    .join(' ');

/** The same groups with other words; tokens and arguments stay. */
function invented(texts: object, seed: string): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === 'object') return [key, invented(value, `${seed} ${key}`)];
      const kept = [...String(value).matchAll(/\{[^{}]*\}/g)].map(([token]) => token);
      return [key, [inventedText(`${seed} ${key}`, Math.max(1, String(value).split(' ').length - kept.length)), ...kept].join(' ')];
    }),
  );
}

const sectionIds = Array.from({ length: sections }, (_, index) => `s${index}`);
const itemIds = Array.from({ length: items }, (_, index) => `i${index}`);

function pageFiles(id: string): File[] {
  const structure = { sections: sectionIds.map((section) => ({ id: section, text: itemIds })) };
  const path = id === 'home' ? '/:locale' : `/:locale/${id}`;
  return [
    [`pages/${id}/page.ts`, module('definePage', { template: 'policy', path, source: 'en', structure })],
    ...languages.map((language): File => {
      const copy = copyOf(`${id} ${language}`);
      return [
        `pages/${id}/${language}.ts`,
        language === 'en'
          ? `import { defineCopy } from 'wortlaut';\n\nexport default defineCopy('policy', ${literal(copy)});\n`
          : translation(copy),
      ];
    }),
  ];
}

function copyOf(seed: string): object {
  const text = (name: string, words: number) => inventedText(`${seed} ${name}`, words);
  const section = (id: string) => ({
    heading: text(`heading ${id}`, 4),
    text: Object.fromEntries(itemIds.map((item) => [item, text(`${id} ${item}`, 6)])),
  });
  return {
    meta: { title: text('title', 4), description: text('description', 14) },
    heading: text('heading', 5),
    lead: text('lead', 14),
    changed: text('changed', 4),
    contents: text('contents', 1),
    missing: text('missing', 2),
    sections: Object.fromEntries(sectionIds.map((id) => [id, section(id)])),
  };
}

const module = (define: string, value: object): string =>
  `import { ${define} } from 'wortlaut';\n\nexport default ${define}(${literal(value)});\n`;

const translation = (value: object): string =>
  `import { translate } from 'wortlaut';\nimport source from './en.ts';\n\nexport default translate(source, ${literal(value)});\n`;

const literal = (value: object): string => JSON.stringify(value, null, 2).replace(/"([a-z]\w*)":/gi, '$1:');
