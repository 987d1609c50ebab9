import { hostedSite } from '../../../generator/4-render/host.ts';
import { hostFunction } from '../../../generator/bundle/host-function.ts';
import type { Manifest } from '../../../generator/index.ts';
import { type Locale, localeId } from '../../../generator/model/locale.ts';
import { outputOf, type Route } from '../../../generator/model/manifest.ts';
import { type AddressTable, addressIn, resolve } from '../../../generator/model/resolver.ts';
import { opened } from '../../support/opened.ts';
import { testFolder } from '../../support/paths.ts';

/** A site as its host gets it: the text of each file is its own name, so that an answer names its file. */
export interface NamedFiles {
  readonly manifest: Manifest;
  /** The names of all files but those of the host, relative to the folder of the site. */
  readonly files: readonly string[];
}

const beside = ['favicon.ico', 'robots.txt', 'sitemap.xml', 'licenses/OFL.txt', 'verification.html'];
const hashed = ['assets/client-DD15CsEE.js', 'assets/style-CLFsCEXO.css'];

const withFiles = (manifest: Manifest): NamedFiles => ({
  manifest,
  files: [...manifest.routes, ...(manifest.documents ?? [])]
    .map(({ output }) => output)
    .concat(beside, hashed)
    .sort(),
});

interface Shape {
  readonly table: AddressTable;
  readonly locales: readonly Pick<Locale, 'country' | 'language'>[];
  /** The pages for missing addresses: id of the page → its file in each locale. */
  readonly missing: Readonly<Record<string, string>>;
  readonly more?: Partial<Manifest>;
}

/** A site with the pages that its table publishes, and with every redirect from shortened addresses. */
function siteOf({ table, locales, missing, more = {} }: Shape): NamedFiles {
  const { unprefixed } = table;
  const published = Object.entries(table.pages).flatMap(([rest, offered]) =>
    locales
      .filter(({ country, language }) => offered === '*' || offered.includes(localeId(country, language)))
      .map((locale) => route(addressIn({ unprefixed }, locale, rest), locale)),
  );
  const others = table.exact.filter((path) => !published.some((one) => one.path === path)).map((path) => route(path, { language: 'en' }));
  const notFound = Object.entries(missing).flatMap(([page, file]) => [
    ...(unprefixed ? [] : [route(`/${file}`, { language: 'en' }, { page, status: 404 })]),
    ...locales.map((locale) =>
      route(`${addressIn({ unprefixed }, locale)}${file}`, locale, { page, status: 404, locale: localeOf(locale) }),
    ),
  ]);
  const short = [...Object.keys(table.countries), ...Object.keys(table.former ?? {}).map((path) => path.slice(1))];
  const redirects = short.flatMap((start) =>
    ['', ...Object.keys(table.pages).map((rest) => `/${rest}`)].flatMap((rest) => {
      const file = resolve(table, `/${start}${rest}`);
      return 'location' in file ? [{ from: `/${start}${rest}`, to: file.location, status: file.status }] : [];
    }),
  );
  return withFiles({
    origin: 'https://www.muster.example',
    routes: [...published, ...others, ...notFound],
    redirects,
    table,
    omissions: [],
    ...more,
  });
}

const localeOf = ({ country, language }: Pick<Locale, 'country' | 'language'>) =>
  ({ id: localeId(country, language), country, language }) as Locale;

function route(path: string, locale: Pick<Locale, 'country' | 'language'>, more: Partial<Route> = {}): Route {
  const { language } = locale;
  const place = { path, output: outputOf(path), canonical: path, language, copyLanguage: language, tag: language };
  return { ...place, page: 'about', template: 'notice', alternates: [], indexed: true, sources: [], status: 200, ...more };
}

/** Languages alone, the first without prefix, one with a script and one with a region; a feed of its own type; addresses of a former site. */
export const siteWithLanguages = (): NamedFiles =>
  siteOf({
    table: {
      countries: {},
      languages: ['en', 'pt-BR', 'zh-Hant'],
      unprefixed: 'en',
      pages: { '': '*', 'about/': ['en', 'pt-BR'], 'news/': '*' },
      exact: ['/news/2/'],
      former: { '/old/': '/about/', '/old.html': '/about/', '/pt-br/velho/': '/pt-br/about/' },
    },
    locales: ['en', 'pt-BR', 'zh-Hant'].map((language) => ({ language })),
    missing: { 'not-found': '404.html' },
    more: {
      documents: [
        { path: '/feed.xml', output: 'feed.xml', name: 'feed', type: 'application/atom+xml', locale: localeOf({ language: 'en' }) },
      ],
      transportSecurity: { days: 365, subdomains: true },
    },
  });

/** The data of a site for its host, with the text of the function. */
export async function dataForHost(host: { readonly script?: string }, { manifest, files }: NamedFiles) {
  const scriptText = host.script === undefined ? undefined : await hostFunction(host.script, opened({ cache: `${testFolder}/functions` }));
  return hostedSite(manifest, { files: new Map(files.map((file) => [file, file])), scriptText });
}
