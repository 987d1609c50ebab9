import { describe, expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

/* Everything that a page names exists: pages, places on them, scripts, styles, fonts, pictures. */

const { manifest, pages, files, read } = theRealSite();
const ids = new Map(pages.map(({ route, elements }) => [route.path, new Set(elements.flatMap(({ attributes }) => attributes.id ?? []))]));

describe.each(pages.map((page) => [page.route.path, page] as const))('%s', (path, page) => {
  const links = page.elements.filter(({ tag }) => tag === 'a' || tag === 'area').map(({ attributes }) => attributes.href ?? '');

  test('links to pages and places that exist, at their own addresses, never to a redirect', () => {
    for (const href of links) {
      if (/^(https:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash, origin } = new URL(href, `https://site.example${path}`);
      expect(origin, href).toBe('https://site.example');
      expect(ids.has(pathname), `${href} is a page`).toBe(true);
      if (hash) expect(ids.get(pathname)?.has(hash.slice(1)), `${href} is a place`).toBe(true);
    }
    expect(links.filter((href) => href === '')).toEqual([]);
  });

  test('leads to other sites over https alone', () => {
    const outside = links.filter((href) => !href.startsWith('/') && !href.startsWith('#'));
    expect(outside.filter((href) => !/^(https:\/\/|mailto:|tel:\+\d+$)/.test(href))).toEqual([]);
  });

  test('loads only files of the site, and they exist', () => {
    const named = page.elements.flatMap(({ tag, attributes }) => {
      if (tag === 'link' && ['stylesheet', 'preload', 'icon', 'manifest', 'modulepreload'].includes(attributes.rel ?? ''))
        return attributes.href ?? '';
      return ['script', 'img', 'source', 'iframe', 'use'].includes(tag) ? (attributes.src ?? []) : [];
    });
    expect(named.filter((file) => !files.has(file) && !file.startsWith('data:image/'))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  test('names the elements that its labels, descriptions and controls refer to', () => {
    const own = ids.get(path);
    const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];
    const missing = page.elements.flatMap(({ attributes }) =>
      referring.flatMap((name) =>
        (attributes[name] ?? '')
          .split(/\s+/)
          .filter((id) => id && !own?.has(id))
          .map((id) => `${name}=${id}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

test('files named in scripts and styles exist', () => {
  const assets = [...files].filter((file) => /^\/assets\/.*\.(js|css)$/.test(file));
  for (const asset of assets) {
    const named = [
      ...read(asset).matchAll(/(?:url\(|from\s*|import\(?\s*|")["'`]?((?:\.{0,2}\/)?(?:assets\/)?[\w.-]+\.(?:js|css|woff2|svg))\b/g),
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

test('the web manifest names files that exist', () => {
  const { icons, start_url } = JSON.parse(read('site.webmanifest'));
  expect(icons.filter(({ src }: { src: string }) => !files.has(src))).toEqual([]);
  expect(ids.has(start_url)).toBe(true);
});

/** The demo of the email popup is for the house alone (P19). */
const internal = 'email-popup-demo';

test('every page can be reached from the country chooser', () => {
  const links = new Map(
    pages.map(({ route, all }) => [
      route.path,
      all('a').map(({ attributes }) => new URL(attributes.href ?? '', `https://site.example${route.path}`).pathname),
    ]),
  );
  const reached = new Set(['/']);
  for (const path of reached) for (const next of links.get(path) ?? []) if (links.has(next)) reached.add(next);
  const shown = manifest.routes.filter(({ status, path, canonical, page }) => status === 200 && path === canonical && page !== internal);
  const expected = shown.map(({ path }) => path);
  expect(expected.filter((path) => !reached.has(path))).toEqual([]);
});
