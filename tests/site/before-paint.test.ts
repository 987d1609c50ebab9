import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { realSite } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

const { pages, read, manifest } = theRealSite();

/** Kinds of links that share the connection with the resources of the first paint. */
const fetched = new Set(['preload', 'stylesheet', 'manifest', 'icon']);
const expectedFiles = /^\/assets\/(?:(?:said|sign)(?:-pl-cs)?|style|page-[a-z-]+)-[\w-]{8}\.(?:woff2|css)$|^\/site\.webmanifest$/;

test('until it is painted, a page only fetches its script, sheets, fonts and the web manifest', () => {
  const others = pages.flatMap(({ route, all }) =>
    all('link')
      .filter(({ attributes: { rel = '', href = '', sizes } }) => fetched.has(rel) && sizes === undefined && !href.startsWith('data:'))
      .flatMap(({ attributes: { href = '' } }) => (expectedFiles.test(href) ? [] : [`${route.path} ${href}`])),
  );
  expect(others).toEqual([]);
});

test('every page contains its icon inline, and names a file for browsers that cannot show it', () => {
  const drawing = readFileSync(`${realSite}/site/favicon.svg`, 'utf8').trim();
  const icons = pages.map(({ all }) => all('link', { rel: 'icon' }).map(({ attributes: { href, type, sizes } }) => [href, type ?? sizes]));
  const wanted = [
    ['/favicon.ico', '32x32'],
    [`data:image/svg+xml,${encodeURIComponent(drawing)}`, 'image/svg+xml'],
  ];
  expect(icons).toEqual(pages.map(() => wanted));
});

test('the document of every offer comes with the first ten packets of TCP (RFC 6928), its headers included', () => {
  const offers = manifest.routes.filter(({ template }) => ['ipad-offer', 'second-offer'].includes(template));
  expect(offers.length).toBeGreaterThan(0);
  const headers = 800;
  const heavy = offers.filter(({ output }) => brotliCompressSync(read(output)).length + headers > 10 * 1460);
  expect(heavy.map(({ path }) => path)).toEqual([]);
});
