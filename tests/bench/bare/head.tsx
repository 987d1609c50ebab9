import type { ReactNode } from 'react';
import { addressOf } from '../page-shapes.ts';
import type { PageProps } from './page-props.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const icon =
  'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2032%2032%22%3E%3Cpath%20fill%3D%22%230b6b4f%22%20d%3D%22M7%202h18a3%203%200%200%201%203%203v25l-4-3-4%203-4-3-4%203-4-3-4%203V5a3%203%200%200%201%203-3z%22%2F%3E%3Cpath%20fill%3D%22none%22%20stroke%3D%22%23fff%22%20stroke-width%3D%222.5%22%20stroke-linecap%3D%22round%22%20d%3D%22M10%209.5h12M10%2015h7M10%2020.5h4M19%2020.5h3%22%2F%3E%3C%2Fsvg%3E';

export function Head(props: PageProps): ReactNode {
  const { site, locale, page } = props;
  const url = `${site.origin}${addressOf(locale.id, page.id)}`;
  const owner = {
    '@type': 'Organization',
    '@id': `${site.origin}/#organisation`,
    name: site.provider,
    url: `${site.origin}/${locale.id}/`,
  };
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta httpEquiv="Content-Security-Policy" content={policy} />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={url} />
      {site.locales.map(({ id, language, tag }) => [
        <link key={language} rel="alternate" hrefLang={language} href={`${site.origin}${addressOf(id, page.id)}`} />,
        <link key={tag} rel="alternate" hrefLang={tag} href={`${site.origin}${addressOf(id, page.id)}`} />,
      ])}
      <link rel="alternate" hrefLang="x-default" href={`${site.origin}${addressOf(`${site.country}-en`, page.id)}`} />
      <Preview {...props} url={url} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the JSON of a script of data.
        dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...owner }) }}
      />
      <link rel="preload" href="/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2" as="font" type="font/woff2" crossOrigin="" />
      <link rel="expect" href="#footer" blocking="render" />
      <link rel="stylesheet" href="/assets/style-DDvbHqwJ.css" />
      <link rel="stylesheet" href="/assets/page-policy-WW40LEac.css" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d141d" />
      <script type="module" src="/assets/client-BpBN-k-s.js" async />
    </head>
  );
}

function Preview({ site, locale, page, url }: PageProps & { readonly url: string }): ReactNode {
  const underscored = (tag: string) => tag.replace('-', '_');
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.product} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${site.origin}/share-image.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={locale.words.common.shareImage} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={underscored(locale.tag)} />
      {site.locales
        .filter(({ tag }) => tag !== locale.tag)
        .map(({ tag }) => (
          <meta key={tag} property="og:locale:alternate" content={underscored(tag)} />
        ))}
    </>
  );
}
