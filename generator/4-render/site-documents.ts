import { escapeHtml } from '../markup/escape-html.ts';
import type { SharedContent } from '../model/content.ts';
import { type Manifest, outputOf, type Redirect, type Route, routesByPath } from '../model/manifest.ts';
import type { Assets, ThemeColours } from '../model/site-files.ts';
import { editionFiles } from './contract-editions.ts';
import { draftStyles, draftStylesPath } from './draft-notice.ts';
import { renderSitemaps } from './sitemap.ts';
import { startAddress } from './start-address.ts';

/**
 * Everything beside the pages but the files of hosts: sitemaps, robots.txt, redirect pages and the web manifest. A draft has no sitemap. A site
 * whose hosts redirect by rules has neither redirect pages nor their script.
 */
export function renderSiteDocuments(content: SharedContent, manifest: Manifest, assets: Assets): Map<string, string | Uint8Array> {
  const routes = routesByPath(manifest);
  const documents = new Map<string, string | Uint8Array>([
    ...assets.files,
    ...(manifest.draft ? ([[draftStylesPath, draftStyles]] as const) : renderSitemaps(manifest)),
    ...editionFiles(content, manifest.routes),
    ['robots.txt', renderRobots(manifest)],
    ...renderSecurity(content, manifest),
    ['site.webmanifest', renderWebManifest(content, startAddress(content, manifest), assets.colours)],
  ]);
  if (manifest.redirectRules) documents.delete(assets.redirectScript.slice(1));
  else
    for (const redirect of manifest.redirects)
      documents.set(
        outputOf(redirect.from),
        renderRedirect(redirect, { origin: manifest.origin, target: routes.get(redirect.to), assets }),
      );
  return documents;
}

/** Forbids crawling of a draft, and of a site in the pseudo-locale (RFC 9309). */
function renderRobots({ origin, pseudo, draft }: Manifest): string {
  return pseudo || draft ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * A page that redirects, for hosts without redirects. The script keeps query and fragment; the refresh works without script. The canonical
 * link names the target for search engines; `noindex` would cancel it.
 */
function renderRedirect(
  { to }: Redirect,
  { origin, target, assets }: { origin: string; target: Route | undefined; assets: Assets },
): string {
  return `<!doctype html>
<html lang="${target?.tag ?? 'en'}" data-to="${escapeHtml(to)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(to)}</title>
<link rel="canonical" href="${escapeHtml(origin + (target?.canonical ?? to))}">
<script src="${assets.redirectScript}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></noscript>
</head>
<body><p><a href="${escapeHtml(to)}">${escapeHtml(origin + to)}</a></p></body>
</html>
`;
}

/** security.txt (RFC 9116): the contact for vulnerabilities, if the site file has one. */
function renderSecurity({ site }: SharedContent, { origin }: Manifest): [string, string][] {
  const { security } = site.value;
  if (!security) return [];
  const lines = [`Contact: ${security.contact}`, `Expires: ${security.expires}T00:00:00Z`, `Canonical: ${origin}/.well-known/security.txt`];
  return [['.well-known/security.txt', `${lines.join('\n')}\n`]];
}

function renderWebManifest({ brand }: SharedContent, start: string, { light, brand: colour }: ThemeColours): string {
  const { product } = brand.value;
  return `${JSON.stringify({
    name: product,
    short_name: product,
    start_url: start,
    display: 'browser',
    background_color: light,
    ...(colour && { theme_color: colour }),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })}\n`;
}
