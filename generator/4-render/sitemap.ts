import { escapeHtml } from '../markup/escape-html.ts';
import type { Alternate, Manifest } from '../model/manifest.ts';
import { memoize } from '../model/memoize.ts';
import { sitemapLimits, sitemapPart } from '../model/sitemap-limits.ts';

/**
 * Writes the indexed pages with their alternates, which equal the hreflang links in their heads: output path → XML. If one file would exceed
 * the limits, `sitemap.xml` lists several (sitemaps.org, section "Using Sitemap index files").
 */
export function renderSitemaps({ origin, routes }: Manifest, limits = sitemapLimits): Map<string, string> {
  const loc = (path: string) => `<loc>${escapeHtml(origin + path)}</loc>`;
  const linkTo = ({ hreflang, path }: Alternate) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path)}"/>`;
  // The addresses of a page share their list of alternates.
  const linksTo = memoize((alternates: readonly Alternate[]) => alternates.map(linkTo).join(''), new WeakMap());
  const parts: string[][] = [];
  let left = { urls: 0, bytes: 0 };
  for (const { path, indexed, alternates } of routes) {
    if (!indexed) continue;
    // Joined once, at the end: the sitemap is the longest text of a large site, and measuring a whole entry would copy it.
    const entry = [`<url>${loc(path)}`, linksTo(alternates), '</url>\n'];
    const bytes = entry.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    if (left.urls < 1 || left.bytes < bytes) {
      parts.push([]);
      left = { urls: limits.urls, bytes: limits.bytes - Buffer.byteLength(urlset([])) };
    }
    parts.at(-1)?.push(...entry);
    left = { urls: left.urls - 1, bytes: left.bytes - bytes };
  }
  const files = parts.map(urlset);
  if (files.length < 2) return new Map([['sitemap.xml', files[0] ?? urlset(['\n'])]]);
  const sitemaps = files.map((text, index) => [sitemapPart(index + 1), text] as const);
  const index = sitemaps.map(([path]) => `<sitemap>${loc(`/${path}`)}</sitemap>`).join('\n');
  return new Map([['sitemap.xml', `${declaration}<sitemapindex xmlns="${namespace}">\n${index}\n</sitemapindex>\n`], ...sitemaps]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const urlset = (entries: readonly string[]) =>
  [`${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`, ...entries, '</urlset>\n'].join('');
