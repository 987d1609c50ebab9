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
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2032%2032%22%3E%3Cpath%20fill%3D%22%230b6b4f%22%20d%3D%22M7%202h18a3%203%200%200%201%203%203v25l-4-3-4%203-4-3-4%203-4-3-4%203V5a3%203%200%200%201%203-3z%22%2F%3E%3Cpath%20fill%3D%22none%22%20stroke%3D%22%23fff%22%20stroke-width%3D%222.5%22%20stroke-linecap%3D%22round%22%20d%3D%22M10%209.5h12M10%2015h7M10%2020.5h4M19%2020.5h3%22%2F%3E%3C%2Fsvg%3E" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d141d">
<script type="module" src="/assets/client-BpBN-k-s.js" async></script>
</head>`;
}

const alternate = (hreflang, href) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">\n`;
const property = (name, content) => `<meta property="${name}" content="${escape(content)}">\n`;
