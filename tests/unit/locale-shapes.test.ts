import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, type Manifest, readSite, resolveAddress } from '../../generator/index.ts';
import { type Element, elementsOf } from '../support/html.ts';
import { opened } from '../support/opened.ts';
import { type Shape, shaped } from '../support/shaped-site.ts';
import type { SiteFolder } from '../support/site-folder.ts';

/* Addresses of a site may begin with a country and a language, with a language, or, on a site in one language, with neither. */

const shapes: Record<string, Shape & { addresses: object; redirects: object; alternates: readonly string[]; notFound: readonly string[] }> =
  {
    'a country and a language': {
      languages: { en: 'ltr', 'zh-Hant': 'ltr', 'sr-Latn': 'ltr', 'pt-BR': 'ltr', ar: 'rtl' },
      site: `defaultLocale: 'at-zh-Hant', navigationCountry: 'at',`,
      countries: { at: ['zh-Hant', 'en'], de: ['sr-Latn'], pl: ['pt-BR'], fr: ['ar', 'en'] },
      addresses: {
        '/at-en/': 'en-AT',
        '/at-zh-hant/': 'zh-Hant-AT',
        '/de-sr-latn/': 'sr-Latn-DE',
        '/fr-ar/': 'ar-FR',
        '/fr-en/': 'en-FR',
        '/pl-pt-br/': 'pt-BR',
      },
      redirects: {
        '/': '/at-zh-hant/',
        '/at/help/': '/at-zh-hant/help/',
        '/AT-zh-Hant/help': '/at-zh-hant/help/',
        '/at/zh-hant/help/': '/at-zh-hant/help/',
        '/de-en/help/': '/de-sr-latn/help/',
        '/pl-pt-br/hilfe/': '/pl-pt-br/help/',
      },
      alternates: [
        'ar /fr-ar/',
        'ar-FR /fr-ar/',
        'en /at-en/',
        'en-AT /at-en/',
        'en-FR /fr-en/',
        'pt-BR /pl-pt-br/',
        'sr-Latn /de-sr-latn/',
        'sr-Latn-DE /de-sr-latn/',
        'x-default /at-en/',
        'zh-Hant /at-zh-hant/',
        'zh-Hant-AT /at-zh-hant/',
      ],
      notFound: ['/404.html', '/at-zh-hant/404.html', '/at-en/404.html'],
    },
    'a language': {
      languages: { en: 'ltr', de: 'ltr', 'zh-Hant': 'ltr', ar: 'rtl' },
      site: `defaultLocale: 'de',`,
      addresses: { '/ar/': 'ar', '/de/': 'de', '/en/': 'en', '/zh-hant/': 'zh-Hant' },
      redirects: {
        '/': '/de/',
        '/DE/help': '/de/help/',
        '/de-at/help/': '/de/help/',
        '/zh-Hant/help/': '/zh-hant/help/',
        '/zh/': '/zh-hant/',
        '/ar/hilfe/?topic=call': '/ar/help/?topic=call',
      },
      alternates: ['ar /ar/', 'de /de/', 'en /en/', 'x-default /de/', 'zh-Hant /zh-hant/'],
      notFound: ['/404.html', '/de/404.html', '/ar/404.html'],
    },
    'a language, unless it is the default': {
      languages: { en: 'ltr', de: 'ltr', 'pt-BR': 'ltr' },
      site: `defaultLocale: 'en', prefixDefaultLocale: false,`,
      atRoot: true,
      addresses: { '/': 'en', '/de/': 'de', '/pt-br/': 'pt-BR' },
      redirects: {
        '/en/': '/',
        '/en/help/': '/help/',
        '/Help': '/help/',
        '/hilfe/': '/help/',
        '/en/hilfe/': '/help/',
        '/pt-BR/help': '/pt-br/help/',
        '/pt/help/': '/pt-br/help/',
      },
      alternates: ['de /de/', 'en /', 'pt-BR /pt-br/', 'x-default /'],
      notFound: ['/404.html', '/de/404.html', '/pt-br/404.html'],
    },
    'neither, in a single language': {
      languages: { en: 'ltr' },
      site: `defaultLocale: 'en', prefixDefaultLocale: false,`,
      atRoot: true,
      addresses: { '/': 'en' },
      redirects: { '/en/': '/', '/en/help/': '/help/', '/help': '/help/', '/hilfe/': '/help/' },
      alternates: [],
      notFound: ['/404.html'],
    },
    'a country and a language, unless it is the default': {
      languages: { en: 'ltr', de: 'ltr' },
      site: `defaultLocale: 'at-de', navigationCountry: 'at', prefixDefaultLocale: false,`,
      countries: { at: ['de', 'en'] },
      atRoot: true,
      addresses: { '/': 'de-AT', '/at-en/': 'en-AT' },
      redirects: { '/at-de/': '/', '/at/help/': '/help/', '/at/en/help/': '/at-en/help/', '/at-fr/help/': '/help/' },
      alternates: ['de /', 'de-AT /', 'en /at-en/', 'en-AT /at-en/', 'x-default /at-en/'],
      notFound: ['/404.html', '/at-en/404.html'],
    },
  };

describe.each(Object.entries(shapes))('addresses begin with %s', (_, shape) => {
  let folder: SiteFolder;
  let manifest: Manifest;
  beforeAll(async () => {
    folder = await shaped(shape);
    const { ok, diagnostics } = await build(opened({ content: folder.content, out: folder.out, workers: 0 }));
    expect(diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`)).toEqual([]);
    expect(ok).toBe(true);
    manifest = (await readSite(opened({ content: folder.content }))).site?.manifest ?? expect.fail('the site does not load');
  }, 60_000);

  const elements = async (path: string): Promise<readonly Element[]> =>
    elementsOf(await readFile(`${folder.out}/site${path.endsWith('/') ? `${path}index.html` : path}`, 'utf8'));
  const links = (all: readonly Element[], rel: string) =>
    all.filter(({ tag, attributes }) => tag === 'link' && attributes.rel === rel).map(({ attributes }) => attributes);
  const origin = 'https://www.muster.example';

  test('each page has its language, its direction, its canonical address and the list of all languages', async () => {
    for (const [path, tag] of Object.entries(shape.addresses)) {
      const all = await elements(path);
      const direction = shape.languages[Object.keys(shape.languages).find((language) => tag.startsWith(language)) ?? ''];
      expect(all.find(({ tag: name }) => name === 'html')?.attributes).toMatchObject({ lang: tag, dir: direction });
      expect(links(all, 'canonical').map(({ href }) => href)).toEqual([origin + path]);
      expect(links(all, 'alternate').map(({ hreflang, href = '' }) => `${hreflang} ${href.slice(origin.length)}`)).toEqual(
        shape.alternates,
      );
    }
  });

  test('two locales in a row do not lead to a page', () => {
    const starts = Object.keys({ ...shape.addresses, ...shape.redirects }).filter((path) => /^\/[\w-]+\/$/.test(path));
    const inARow = starts.flatMap((one) => starts.map((other) => `${one.slice(0, -1)}${other}help/`));
    expect(inARow.filter((path) => resolveAddress(manifest.table, path).status !== 404)).toEqual([]);
  });

  test('each locale has exactly one home page and a not-found page', () => {
    expect(manifest.routes.filter((route) => route.page === 'home').map(({ path }) => path)).toEqual(Object.keys(shape.addresses));
    const paths = manifest.routes.filter((route) => route.page === 'not-found').map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([...shape.notFound]));
  });

  test('links stay in the language of the page', async () => {
    for (const path of Object.keys(shape.addresses)) {
      const within = (await elements(path)).filter(({ tag, within: parts }) => tag === 'a' && parts.includes('footer'));
      expect(within.map(({ attributes }) => attributes.href)).toContain(`${path}help/`);
    }
  });

  test('the picker leads to the page in every other language of its country, or of the site', async () => {
    const homes = manifest.routes.filter((route) => route.page === 'home');
    for (const { path, locale } of homes) {
      const beside = homes.filter((route) => route.locale?.country === locale?.country).map((route) => route.path);
      const picker = (await elements(path)).filter(({ attributes }) => attributes.class === 'place-link' && attributes.lang);
      expect(picker.map(({ attributes }) => attributes.href).sort()).toEqual(beside.length > 1 ? beside : []);
    }
  });

  test.each(Object.entries(shape.redirects))('%s leads to %s', (from, to) =>
    expect(resolveAddress(manifest.table, from)).toMatchObject({ location: to }),
  );

  test('each redirect leads to a page, and / is a listed redirect unless it is a page', () => {
    const paths = new Set(manifest.routes.map(({ path }) => path));
    expect(manifest.redirects.filter(({ to }) => !paths.has(to))).toEqual([]);
    const listed = manifest.redirects.map(({ from }) => from);
    expect(listed.includes('/')).toBe(!shape.atRoot);
    expect(listed.filter((from) => paths.has(from))).toEqual([]);
  });

  test('an unknown address is not found', () => expect(resolveAddress(manifest.table, '/nowhere/')).toMatchObject({ status: 404 }));
});
