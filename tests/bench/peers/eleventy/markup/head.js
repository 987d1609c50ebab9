import { addressOf, escape } from './html.js';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

export function head(site, locale, page) {
  const { origin } = site;
  const url = `${origin}${addressOf(locale.id, page.id)}`;
  const alternates = site.locales
    .flatMap(({ id, language, tag }) => [language, tag].map((hreflang) => alternate(hreflang, `${origin}${addressOf(id, page.id)}`)))
    .join('');
  const others = site.locales
    .filter(({ tag }) => tag !== locale.tag)
    .map(({ tag }) => property('og:locale:alternate', tag.replace('-', '_')))
    .join('');
  const owner = { '@type': 'Organization', '@id': `${origin}/#organisation`, name: site.provider, url: `${origin}/${locale.id}/` };
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escape(page.title)}</title>
<meta name="description" content="${escape(page.description)}">
<link rel="canonical" href="${url}">
${alternates}${alternate('x-default', `${origin}${addressOf(`${site.country}-en`, page.id)}`)}
${property('og:type', 'website')}${property('og:site_name', site.product)}${property('og:title', page.title)}${property('og:description', page.description)}${property('og:url', url)}
${property('og:image', `${origin}/share-image.png`)}${property('og:image:type', 'image/png')}${property('og:image:width', '1200')}${property('og:image:height', '630')}${property('og:image:alt', locale.words.common.shareImage)}
<meta name="twitter:card" content="summary_large_image">
${property('og:locale', locale.tag.replace('-', '_'))}${others}
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...owner })}</script>
<link rel="preload" href="/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2" as="font" type="font/woff2" crossorigin>
<link rel="expect" href="#footer" blocking="render">
<link rel="stylesheet" href="/assets/style-DDvbHqwJ.css">
<link rel="stylesheet" href="/assets/page-policy-WW40LEac.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d141d">
<script type="module" src="/assets/client-BpBN-k-s.js" async></script>
</head>`;
}

const alternate = (hreflang, href) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">\n`;
const property = (name, content) => `<meta property="${name}" content="${escape(content)}">\n`;
