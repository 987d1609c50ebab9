import { beforeAll, describe, expect, test } from 'vitest';
import { renderSitemaps } from '../../generator/4-render/sitemap.ts';
import { checkStaticFiles } from '../../generator/compile/steps/check-static-files.ts';
import { isReserved } from '../../generator/model/reserved-addresses.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { sitemapLimits } from '../../generator/model/sitemap-limits.ts';
import type { RenderedSite } from '../support/inspect.ts';
import { inspect } from '../support/inspect.ts';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';

let minimal: RenderedSite;
beforeAll(async () => {
  minimal = await renderedFiles(`${root}/tests/sites/minimal/content`);
});

const addressesIn = (text = '') => [...text.matchAll(/<url><loc>([^<]*)/g)].map(([, address]) => address);
const withSitemaps = (sitemaps: ReadonlyMap<string, string>) => inspect({ ...minimal, files: new Map([...minimal.files, ...sitemaps]) });
const messages = (sitemaps: ReadonlyMap<string, string>) => withSitemaps(sitemaps).map(({ message }) => message);

/** A site with a number of pages. */
function manifestOf(pages: number) {
  const [route] = minimal.manifest.routes.filter(({ indexed }) => indexed);
  if (!route) throw new Error('the minimal site has no page that may be found');
  const routes = Array.from({ length: pages }, (_, index) => ({ ...route, path: `/at-en/page-${index}/`, alternates: [] }));
  return { ...minimal.manifest, routes };
}

describe('a site within the limits of one file', () => {
  test('has one sitemap', () => {
    expect([...renderSitemaps(minimal.manifest).keys()]).toEqual(['sitemap.xml']);
    expect([...renderSitemaps(manifestOf(sitemapLimits.urls)).keys()]).toEqual(['sitemap.xml']);
  });

  test('has a sitemap without addresses if no page may be listed', () => {
    const sitemaps = renderSitemaps({ ...minimal.manifest, routes: [] });
    expect([...sitemaps.keys()]).toEqual(['sitemap.xml']);
    expect(addressesIn(sitemaps.get('sitemap.xml'))).toEqual([]);
  });
});

describe('a larger site', () => {
  test('has as many sitemaps as its addresses need, each address in one, and a list of them', () => {
    const sitemaps = renderSitemaps(manifestOf(sitemapLimits.urls + 1));
    expect([...sitemaps.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(addressesIn(sitemaps.get('sitemap-1.xml'))).toHaveLength(sitemapLimits.urls);
    expect(addressesIn(sitemaps.get('sitemap-2.xml'))).toEqual([`${minimal.manifest.origin}/at-en/page-${sitemapLimits.urls}/`]);
    const listed = [...(sitemaps.get('sitemap.xml') ?? '').matchAll(/<sitemap><loc>([^<]*)/g)].map(([, address]) => address);
    expect(listed).toEqual([1, 2].map((number) => `${minimal.manifest.origin}/sitemap-${number}.xml`));
  });

  test('has no sitemap with more bytes than allowed', () => {
    const bytes = 2000;
    const sitemaps = renderSitemaps(manifestOf(100), { ...sitemapLimits, bytes });
    const parts = [...sitemaps].filter(([path]) => path !== 'sitemap.xml').map(([, text]) => text);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map((text) => Buffer.byteLength(text)).filter((size) => size > bytes)).toEqual([]);
    expect(parts.flatMap(addressesIn)).toEqual(addressesIn(renderSitemaps(manifestOf(100)).get('sitemap.xml')));
  });
});

describe('WL3027', () => {
  const divided = () => renderSitemaps(minimal.manifest, { ...sitemapLimits, urls: 2 });

  test('sitemaps that are listed count as one', () => {
    expect(divided().size).toBeGreaterThan(2);
    expect(withSitemaps(divided())).toEqual([]);
  });

  test('a listed but missing sitemap is named, with the pages that it would list', () => {
    const findings = messages(new Map([...divided()].filter(([path]) => path !== 'sitemap-2.xml')));
    expect(findings).toContain("The sitemap lists 'sitemap-2.xml', which the site does not have.");
    expect(findings.filter((message) => message.includes('The sitemap lacks'))).toHaveLength(2);
  });

  test('a sitemap beyond the limit of search engines is named with both numbers', () => {
    const sitemaps = renderSitemaps(manifestOf(sitemapLimits.urls + 1), { ...sitemapLimits, urls: Number.POSITIVE_INFINITY });
    const [first] = messages(sitemaps).filter((message) => message.startsWith("The sitemap 'sitemap.xml' has 50,001 addresses in "));
    expect(first).toMatch(/ bytes; search engines read at most 50,000 addresses in 52,428,800 bytes of one file\.$/);
  });
});

test('WL3009, WL6022: neither pages nor static files can have the path of a sitemap', () => {
  expect(['sitemap.xml', 'sitemap-1.xml', 'sitemap-12.xml'].map(isReserved)).toEqual([true, true, true]);
  expect(['sitemap', 'sitemap-de.xml', 'sitemap-0.xml'].map(isReserved)).toEqual([false, false, false]);
  const assets = { ...noAssets, files: new Map([['sitemap-2.xml', '']]) };
  expect(checkStaticFiles(assets, minimal.manifest, {})).toMatchObject([
    { code: 'WL6022', message: "The build writes 'sitemap-2.xml' itself." },
  ]);
});
