import { readFile } from 'node:fs/promises';
import { type SiteFolder, siteFolder } from './site-folder.ts';

/** Differences from the minimal site. */
export interface Shape {
  /** Language tag → direction. All but English have the German texts. */
  readonly languages: Readonly<Record<string, 'ltr' | 'rtl'>>;
  /** Fields of the site file. */
  readonly site: string;
  readonly countries?: Readonly<Record<string, readonly string[]>>;
  /** Whether pages of the default locale, and so its not-found page, are at the root. */
  readonly atRoot?: boolean;
}

const site = (fields: string) => `import { defineSite } from 'wortlaut';
export default defineSite({
  // The theme is that of the first site.
  budgets: { styles: 13_312 },
  origin: 'https://www.muster.example',
  sourceLanguage: 'en',
  allowUnused: { nav: 'For other menus.', banner: 'For a banner.', footer: 'For other menus.', terms: 'For a contract.', picker: 'For other sites.', 'behaviour.languageSearch': 'For several languages.' },
  fallbacks: {},
  ${fields}
});
`;

const page = (fields: string) => `import { definePage } from 'wortlaut';
export default definePage({ template: 'notice', source: 'en', ${fields} });
`;

const dictionary = (countries: readonly string[], language?: string) => {
  const forms = new Intl.PluralRules(language ?? 'en').resolvedOptions().pluralCategories.map((form) => `${form} {#}`);
  const picker = `picker: { ...layout.picker, found: '{found, plural, ${forms.join(' ')}}' }`;
  const hint = language === undefined ? '' : ", terms: { ...layout.terms, copyHint: 'Link' }";
  const names = `{ ...layout, ${picker}${hint}${countries.length ? `, countries: { ${countries.map((code) => `${code}: '${code}'`)} }` : ''} }`;
  return language === undefined
    ? `import { defineDictionary } from 'wortlaut';\nimport layout from '../layout/en.ts';\nexport default defineDictionary(${names});\n`
    : `import { translate } from 'wortlaut';\nimport layout from '../layout/de.ts';\nimport source from './en.ts';\nexport default translate(source, ${names});\n`;
};

/** Writes the minimal site in another shape. */
export async function shaped({ languages, site: fields, countries = {}, atRoot = false }: Shape): Promise<SiteFolder> {
  const german = await siteFolder();
  // A text of a few words may be in any language.
  const copyOf = async (id: string) =>
    (await readFile(`${german.content}/pages/${id}/de.ts`, 'utf8')).replaceAll('Unter dieser Adresse gibt es keine Seite.', 'Keine Seite.');
  const translations = Object.keys(languages).filter((language) => language !== 'en');
  const codes = Object.keys(countries);
  const files: Record<string, string> = {
    'site.ts': site(fields),
    'languages.ts': `import { defineLanguages } from 'wortlaut';
export default defineLanguages({ ${Object.keys(languages).map((tag) => `'${tag}': { name: '${tag}', nativeName: '${tag}' }`)} });\n`,
    'dictionaries/en.ts': dictionary(codes),
    'pages/home/page.ts': page(`path: '/:locale', ${atRoot ? '' : "redirectFrom: ['/'], "}structure: { mood: 'waiting', way: 'home' }`),
    'pages/help/page.ts': page(
      `path: '/:locale/help', redirectFrom: ['/:locale/hilfe'], anchors: ['content'], structure: { mood: 'waiting', way: 'home' }`,
    ),
    'pages/not-found/page.ts': page(
      `path: '/:locale/404.html', status: 404, indexed: false, structure: { mood: 'lost', way: 'home' }, ${
        atRoot ? '' : "addresses: [{ path: '/404.html', language: 'en', canonical: true }],"
      }`,
    ),
  };
  for (const language of translations) {
    files[`dictionaries/${language}.ts`] = dictionary(codes, language);
    for (const id of ['home', 'help', 'not-found']) files[`pages/${id}/${language}.ts`] = await copyOf(id);
  }
  for (const [code, offered] of Object.entries(countries))
    files[`countries/${code}.ts`] = `import { defineCountry } from 'wortlaut';
export default defineCountry({ code: '${code}', name: '${code}', currency: 'EUR', languages: ${JSON.stringify(offered)}, domain: '${code}.muster.example', values: { sampleReceipt: { coffee: 340 } } });\n`;
  await german.remove();
  const without = Object.hasOwn(languages, 'de')
    ? []
    : ['dictionaries/de.ts', ...['home', 'help', 'not-found'].map((id) => `pages/${id}/de.ts`)];
  return siteFolder({
    files,
    without: [...without, ...['at', 'ch'].flatMap((code) => (codes.includes(code) ? [] : `countries/${code}.ts`))],
  });
}
