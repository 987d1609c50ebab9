import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weighPage } from '../../generator/5-inspect/weights/weigh.ts';
import { memoize } from '../../generator/model/memoize.ts';
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

/** The payload of a packet of TCP, in bytes. */
const packet = 1460;

test('the document of every page comes with the first ten packets of TCP (RFC 6928), its headers included', () => {
  const headers = 800;
  const most = 10 * packet - headers;
  const heavy = manifest.routes.filter(({ output }) => weighPage(read(output), most) > most);
  expect(heavy.map(({ path }) => path)).toEqual([]);
});

test('a page with its sheets, preloaded fonts and script comes in three round trips at 1.6 Mbit/s and 150 ms', () => {
  // The first ten packets, twice as many in the second round trip, and the 21 of a full connection in the third.
  const most = (10 + 20 + 21) * packet;
  const weigh = memoize((file) => (file.endsWith('.woff2') ? statSync(file).size : brotliCompressSync(readFileSync(file)).length));
  const heavy = pages.flatMap(({ route, all }) => {
    const links = all('link').filter(({ attributes: { rel = '' } }) => rel === 'preload' || rel === 'stylesheet');
    const addresses = [...links.map(({ attributes: { href } }) => href), ...all('script').map(({ attributes: { src } }) => src)];
    const files = addresses.filter((address) => address !== undefined).map((address) => `${realSite}/site${address}`);
    const headers = 800 + 100 * files.length;
    const bytes = weighPage(read(route.output), 10 * packet) + files.reduce((sum, file) => sum + weigh(file), headers);
    return bytes > most ? [`${route.path} ${bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});
