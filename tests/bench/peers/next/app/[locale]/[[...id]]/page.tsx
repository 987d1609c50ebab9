import type { Metadata, Viewport } from 'next';
import { Body } from '../../../bare/page.tsx';
import { addressOf } from '../../../page-shapes.ts';
import { idsOf, localeOf, pageOf, site } from '../../../site.ts';

interface Params {
  readonly locale: string;
  readonly id?: string[];
}

export const dynamicParams = false;

export async function generateStaticParams(): Promise<Params[]> {
  const lists = await Promise.all(
    site.locales.map(async ({ id: locale, language }) =>
      (await idsOf(language)).map((id) => ({ locale, id: id === 'home' ? [] : [id] })),
    ),
  );
  return lists.flat();
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0d141d' },
  ],
};

export async function generateMetadata({ params }: { params: Promise<Params> }): Promise<Metadata> {
  const { locale, page } = await read(params);
  const { origin } = site;
  const url = `${origin}${addressOf(locale.id, page.id)}`;
  const alternates = site.locales.flatMap(({ id, language, tag }) =>
    [language, tag].map((code) => [code, `${origin}${addressOf(id, page.id)}`]),
  );
  const underscored = (tag: string) => tag.replace('-', '_');
  return {
    title: page.title,
    description: page.description,
    alternates: {
      canonical: url,
      languages: { ...Object.fromEntries(alternates), 'x-default': `${origin}${addressOf(`${site.country}-en`, page.id)}` },
    },
    openGraph: {
      type: 'website',
      siteName: site.product,
      title: page.title,
      description: page.description,
      url,
      images: [{ url: `${origin}/share-image.png`, type: 'image/png', width: 1200, height: 630, alt: locale.words.common.shareImage }],
      locale: underscored(locale.tag),
      alternateLocale: site.locales.filter(({ tag }) => tag !== locale.tag).map(({ tag }) => underscored(tag)),
    },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2032%2032%22%3E%3Cpath%20fill%3D%22%230b6b4f%22%20d%3D%22M7%202h18a3%203%200%200%201%203%203v25l-4-3-4%203-4-3-4%203-4-3-4%203V5a3%203%200%200%201%203-3z%22%2F%3E%3Cpath%20fill%3D%22none%22%20stroke%3D%22%23fff%22%20stroke-width%3D%222.5%22%20stroke-linecap%3D%22round%22%20d%3D%22M10%209.5h12M10%2015h7M10%2020.5h4M19%2020.5h3%22%2F%3E%3C%2Fsvg%3E', type: 'image/svg+xml' },
      ],
    },
    manifest: '/site.webmanifest',
  };
}

export default async function Page({ params }: { params: Promise<Params> }) {
  const given = await read(params);
  const { origin, provider } = site;
  const owner = { '@type': 'Organization', '@id': `${origin}/#organisation`, name: provider, url: `${origin}/${given.locale.id}/` };
  return (
    <>
      <link rel="stylesheet" href="/assets/style-DDvbHqwJ.css" precedence="default" />
      <link rel="stylesheet" href="/assets/page-policy-WW40LEac.css" precedence="default" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify({ '@context': 'https://schema.org', ...owner }) }} />
      <Body {...given} />
    </>
  );
}

async function read(params: Promise<Params>) {
  const { locale: name, id: [id = 'home'] = [] } = await params;
  const locale = localeOf(name);
  return { site, locale, page: await pageOf(locale.language, id) };
}
