import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { realSite } from '../support/paths.ts';

/*
 * The built files as a search engine meets them: it starts at `/` and follows links. Its code shares nothing with the generator,
 * so it finds faults independently.
 */

const site = join(realSite, 'site');
const files = new Set(
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(site.length)}/${name}`),
);
const robots = readFileSync(join(site, 'robots.txt'), 'utf8');
const [, origin = ''] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots) ?? [];

interface Visited {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly canonical: string | undefined;
  readonly noindex: boolean;
  /** Whether the page redirects by itself. */
  readonly moves: boolean;
  readonly alternates: ReadonlyMap<string, string>;
  readonly repeated: readonly string[];
  readonly meta: ReadonlyMap<string, readonly string[]>;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly loads: readonly string[];
}

function visit(path: string): Visited | undefined {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (!files.has(file)) return undefined;
  const links: string[] = [];
  const loads: string[] = [];
  const ids = new Set<string>();
  const alternates = new Map<string, string>();
  const repeated: string[] = [];
  const meta = new Map<string, string[]>();
  let [language, title, canonical, noindex, moves] = ['', '', undefined as string | undefined, false, false];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const get = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value;
      const id = get('id');
      if (id !== undefined) ids.add(id);
      if (node.tagName === 'html') language = get('lang') ?? '';
      if (node.tagName === 'title' && title === '') title = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (node.tagName === 'a') links.push(get('href') ?? '');
      if (node.tagName === 'link' && get('rel') === 'canonical') canonical = get('href');
      else if (node.tagName === 'link' && get('rel') === 'alternate') {
        const name = get('hreflang') ?? '';
        if (alternates.has(name)) repeated.push(name);
        alternates.set(name, get('href') ?? '');
      } else if (node.tagName === 'link' && get('rel') !== 'expect' && !get('href')?.startsWith('data:')) loads.push(get('href') ?? '');
      if (['script', 'img', 'source'].includes(node.tagName)) loads.push(...[get('src') ?? []].flat());
      if (node.tagName === 'meta' && get('http-equiv') === 'refresh') moves = true;
      const name = node.tagName === 'meta' && (get('property') ?? get('name'));
      if (name) meta.set(name, [...(meta.get(name) ?? []), get('content') ?? '']);
      if (name === 'robots') noindex = (get('content') ?? '').includes('noindex');
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(readFileSync(site + file, 'utf8'), { scriptingEnabled: false }));
  return { path, language, title, canonical, noindex, moves, alternates, repeated, meta, ids, links, loads };
}

const pages = new Map<string, Visited>();
const dead: string[] = [];
const waiting = ['/'];
for (const path of waiting) {
  if (pages.has(path)) continue;
  const page = visit(path);
  if (!page) {
    dead.push(path);
    continue;
  }
  pages.set(path, page);
  for (const link of page.links) {
    const { origin: host, pathname } = new URL(link, origin + path);
    if (host === origin && !pages.has(pathname)) waiting.push(pathname);
  }
}
const found = [...pages.values()];
const indexed = found.filter(({ noindex, canonical, path }) => !noindex && (canonical === undefined || canonical === origin + path));
const at = (address: string) => (address.startsWith(`${origin}/`) ? pages.get(address.slice(origin.length)) : undefined);
/** Findings of a rule, page by page; expected to be empty. */
const faults = (list: readonly Visited[], rule: (page: Visited) => readonly unknown[]) =>
  list.flatMap((page) => rule(page).map((fault) => [page.path, fault]));

test('the crawl reaches the site and finds no dead link', () => {
  expect(origin).toMatch(/^https:\/\/[^/]+$/);
  expect(found.length).toBeGreaterThan(200);
  expect(dead).toEqual([]);
});

test('no link leads to a redirect page or to a missing anchor', () => {
  const passing = found.filter(({ meta, title }) => meta.size <= 2 && title.startsWith('/')).map(({ path }) => path);
  expect(passing).toEqual([]);
  const misplaced = faults(found, ({ path, links }) =>
    links.filter((link) => {
      const { origin: host, pathname, hash } = new URL(link, origin + path);
      return host === origin && hash !== '' && !pages.get(pathname)?.ids.has(decodeURIComponent(hash.slice(1)));
    }),
  );
  expect(misplaced).toEqual([]);
});

test('every resource of a page exists on this site', () => {
  expect(faults(found, ({ loads }) => loads.filter((file) => !files.has(file)))).toEqual([]);
  const pictures = new Set(found.flatMap(({ meta }) => meta.get('og:image') ?? []));
  expect([...pictures].filter((picture) => !files.has(picture.slice(origin.length)))).toEqual([]);
  expect(faults(found, ({ meta }) => (meta.get('og:image')?.length === 1 && meta.get('og:image:alt')?.[0] ? [] : ['no picture']))).toEqual(
    [],
  );
});

test('files named in scripts and styles exist', () => {
  const assets = [...files].filter((file) => /^\/assets\/.*\.(js|css)$/.test(file));
  for (const asset of assets) {
    const named = [
      ...readFileSync(site + asset, 'utf8').matchAll(
        /(?:url\(|from\s*|import\(?\s*|")["'`]?((?:\.{0,2}\/)?(?:assets\/)?[\w.-]+\.(?:js|css|woff2|svg))\b/g,
      ),
    ].map(([, name = '']) => name);
    const paths = named.map((name) => new URL(name.startsWith('assets/') ? `/${name}` : name, `https://site.example${asset}`).pathname);
    expect(
      paths.filter((path) => !files.has(path)),
      asset,
    ).toEqual([]);
    if (asset.startsWith('/assets/client-')) expect(paths.length, 'the islands that the client can load').toBeGreaterThan(5);
  }
  expect(assets.length).toBeGreaterThan(2);
});

test('only not-found pages, the internal demo and second addresses have no link to them', () => {
  const own = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:404|country-not-found)\.html$/;
  const left = [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/licenses/'))
    .map((file) => file.replace(/\/index\.html$/, '/'))
    .filter((path) => !pages.has(path) && !own.test(path));
  const unexplained = left.flatMap((path) => {
    const page = visit(path);
    const answer = page?.canonical && at(page.canonical);
    return (page?.moves && answer) || answer || (page?.noindex && path === '/demo/email-popup/') ? [] : [path];
  });
  expect(unexplained).toEqual([]);
});

describe('the graph of languages', () => {
  test('every indexed page names itself as canonical; one that repeats a page names that and is not noindex (decision 41)', () => {
    expect(faults(indexed, ({ path, canonical }) => (canonical === origin + path ? [] : [canonical]))).toEqual([]);
    const repeating = found.filter(({ canonical, path }) => canonical !== undefined && canonical !== origin + path);
    expect(repeating.length).toBeGreaterThan(0);
    expect(faults(repeating, ({ noindex }) => (noindex ? ['noindex'] : []))).toEqual([]);
    expect(faults(repeating, ({ canonical = '' }) => (at(canonical)?.canonical === canonical ? [] : [canonical]))).toEqual([]);
  });

  test('is closed and symmetric: each page in a list lists the others, with the right language', () => {
    const broken = faults(indexed, ({ path, alternates }) =>
      [...alternates].filter(([name, address]) => {
        const target = at(address);
        const back = target && [...target.alternates.values()].includes(origin + path);
        const speaks = name === 'x-default' || target?.language === name || target?.language.startsWith(`${name}-`);
        return !target || target.noindex || target.canonical !== address || !back || !speaks;
      }),
    );
    expect(broken).toEqual([]);
  });

  test('each list names its own page and one x-default, every language once, in codes that exist', () => {
    const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const listing = indexed.filter(({ alternates }) => alternates.size > 0);
    expect(listing.length).toBeGreaterThan(150);
    expect(faults(listing, ({ repeated }) => repeated)).toEqual([]);
    const own = faults(listing, ({ path, alternates, language }) =>
      path === '/' || alternates.get(language) === origin + path ? [] : [language],
    );
    expect(own).toEqual([]);
    expect(faults(listing, ({ alternates }) => (alternates.has('x-default') ? [] : ['x-default']))).toEqual([]);
    const unknown = faults(listing, ({ alternates }) =>
      [...alternates.keys()].filter((name) => {
        const [, language = '', region] = /^([a-z]{2})(?:-([A-Z]{2}))?$/.exec(name) ?? [];
        return name !== 'x-default' && (!language || !languages.of(language) || (region !== undefined && !regions.of(region)));
      }),
    );
    expect(unknown).toEqual([]);
    expect(faults(found, ({ noindex, alternates }) => (noindex ? [...alternates.keys()] : []))).toEqual([]);
  });

  test('previews get the same languages', () => {
    const wrong = faults(indexed, ({ language, alternates, meta }) => {
      const reported = [...(meta.get('og:locale') ?? []), ...(meta.get('og:locale:alternate') ?? [])].sort();
      const listed = [...alternates.keys()].filter((name) => /-[A-Z]/.test(name));
      const meant = [...new Set([language, ...listed])].map((name) => name.replace('-', '_')).sort();
      return reported.join() === meant.join() ? [] : [reported];
    });
    expect(wrong).toEqual([]);
  });

  test('the sitemap lists the indexed pages, with the same languages', () => {
    const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
    const entries = sitemap.split('<url>').slice(1);
    const listed = new Map(
      entries.map((entry) => [
        /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, name, address]) => `${name} ${address}`).sort(),
      ]),
    );
    expect([...listed.keys()].sort()).toEqual(indexed.map(({ path }) => origin + path).sort());
    const differing = faults(indexed, ({ path, alternates }) => {
      const own = [...alternates].map((pair) => pair.join(' ')).sort();
      return listed.get(origin + path)?.join() === own.join() ? [] : ['other languages'];
    });
    expect(differing).toEqual([]);
  });
});

test('two pages of one language have two titles', () => {
  const seen = new Map<string, string>();
  const same = faults(indexed, ({ path, language, title }) => {
    const key = `${language} ${title}`;
    const before = seen.get(key);
    seen.set(key, path);
    return title === '' || before !== undefined ? [`${title}: ${before}`] : [];
  });
  expect(same).toEqual([]);
});
