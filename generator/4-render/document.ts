import { escapeHtml } from '../markup/escape-html.ts';
import { previewLocale, regionOf } from '../model/language-tag.ts';
import type { Route } from '../model/manifest.ts';
import { memoize } from '../model/memoize.ts';
import type { Assets, Font } from '../model/site-files.ts';
import type { ThemeHead } from '../react/theme.ts';
import { type OtherOrigins, policy } from './headers.ts';

/** The assets that a page of one template loads. */
interface Resources extends Pick<Assets, 'style' | 'script' | 'fonts' | 'colours' | 'icon'> {
  /** The style sheet that only this template needs. */
  readonly own: string | undefined;
}

interface DocumentParts {
  readonly route: Route;
  readonly origin: string;
  readonly resources: Resources;
  /** The other origins that this page may send requests to. */
  readonly origins: OtherOrigins;
  /** The address that leads are sent to, if it is on another site. */
  readonly leadEndpoint?: string | undefined;
  readonly direction: string;
  readonly head: ThemeHead;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** The description of the preview image, in the language of the page. */
  readonly imageText: string;
  /** Other forms of the site, such as a feed. */
  readonly documents: readonly { readonly path: string; readonly type: string; readonly title: string }[];
  readonly structuredData: readonly object[];
  readonly body: string;
}

/** The whole HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { route, direction, leadEndpoint, body } = parts;
  const leads = leadEndpoint ? ` data-leads="${escapeHtml(leadEndpoint)}"` : '';
  return `<!doctype html>
<html lang="${route.tag}" dir="${direction}"${leads}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[...headOf(parts), ...fetched(parts)].join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

function headOf(parts: DocumentParts): string[] {
  const { route, origin, origins, siteName, title, description, imageText, documents, structuredData } = parts;
  const { shareImage } = parts.head;
  const absolute = (path: string) => escapeHtml(origin + path);
  const regional = route.alternates.filter(({ hreflang }) => regionOf(hreflang) !== undefined);
  const others = new Set(regional.map(({ hreflang }) => previewLocale(hreflang)));
  others.delete(previewLocale(route.tag));
  const open = (property: string, content: string) => `<meta property="og:${property}" content="${content}">`;
  return [
    `<meta http-equiv="Content-Security-Policy" content="${policy(origins)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // A page that repeats another one names that as canonical; noindex would cancel it.
    ...(route.indexed || (route.status === 200 && route.canonical !== route.path) ? [] : ['<meta name="robots" content="noindex">']),
    ...(route.status === 200 ? [`<link rel="canonical" href="${absolute(route.canonical)}">`] : []),
    ...route.alternates.map(({ hreflang, path }) => `<link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}">`),
    ...documents.map(
      ({ path, type, title: name }) =>
        `<link rel="alternate" type="${escapeHtml(type)}" title="${escapeHtml(name)}" href="${absolute(path)}">`,
    ),
    open('type', 'website'),
    open('site_name', escapeHtml(siteName)),
    open('title', escapeHtml(title)),
    open('description', escapeHtml(description)),
    open('url', absolute(route.canonical)),
    open('image', absolute(shareImage.path)),
    open('image:type', 'image/png'),
    open('image:width', `${shareImage.width}`),
    open('image:height', `${shareImage.height}`),
    open('image:alt', escapeHtml(imageText)),
    '<meta name="twitter:card" content="summary_large_image">',
    open('locale', previewLocale(route.tag)),
    ...[...others].map((other) => open('locale:alternate', other)),
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ];
}

/** JSON for a script element: nothing in it can close the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The files that the page loads; the script only if the page has an island, or an element that a theme enhances without one. */
function fetched({ resources, head: { paintAfter }, body }: DocumentParts): string[] {
  const { style, own, script, fonts, colours, icon } = resources;
  return [
    ...fontsFor(fonts, body).map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    // Some browsers first paint a document that arrives in parts when this start tag is there, so that nothing moves (CLS).
    ...(paintAfter === undefined ? [] : [`<link rel="expect" href="#${paintAfter}" blocking="render">`]),
    `<link rel="stylesheet" href="${style}">`,
    ...(own ? [`<link rel="stylesheet" href="${own}">`] : []),
    // Browsers fetch the first only if they cannot show the second, which is inline: fetching an icon beside fonts and styles delays the
    // first paint. Search engines read the first.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark}">`,
    // No paint waits for the script, so styles and fonts come first.
    ...(/ data-(?:island|enhance)="/.test(body) ? [`<script type="module" src="${script}" async fetchpriority="low"></script>`] : []),
  ];
}

/** The fonts for texts in the main part of a page, which browsers would fetch later. Menus in other languages do not count. */
export function fontsFor(fonts: readonly Omit<Font, 'source'>[], body: string): string[] {
  const start = body.indexOf('<main');
  const main = start < 0 ? body : body.slice(start, body.lastIndexOf('</main>'));
  return fonts.filter(({ characters }) => oneOf(characters).test(main) && textWith(characters).test(main)).map(({ address }) => address);
}

/** Matches the characters anywhere. It rules most pages out in less than half the time of `textWith`. */
const oneOf = memoize((characters) => new RegExp(characters, 'u'));

/** Matches a text between tags that has one of the characters. */
const textWith = memoize((characters) => new RegExp(`>[^<]*?(?!<)${characters}`, 'u'));
