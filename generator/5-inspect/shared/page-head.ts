import { decode, type Markup } from '../../markup/markup.ts';
import type { PageWithCopies } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Route } from '../../model/manifest.ts';
import { memoize } from '../../model/memoize.ts';
import { wordingAt } from '../../model/messages.ts';
import type { Finding } from '../finding.ts';

/** The metadata of a page. Missing values are empty. */
export interface PageHead {
  /** The `lang` of the document. */
  readonly language: string;
  /** The text of its `title`. */
  readonly title: string;
  /** The content of its description. */
  readonly description: string;
  /** The address of its canonical link. */
  readonly canonical: string;
  /** Whether search engines may list it: its head has no `noindex`. */
  readonly indexed: boolean;
  /** Pairs of hreflang and address, in their order. */
  readonly alternates: readonly (readonly [hreflang: string, address: string])[];
  /** Property of Open Graph → its values, in their order. */
  readonly openGraph: ReadonlyMap<string, readonly string[]>;
}

/** The metadata in the head of a page, parsed once for all rules. */
export const headOf = memoize((markup: Markup): PageHead => {
  const links = markup.named('link').map(({ attributes }) => attributes);
  const metas = markup.named('meta').map(({ attributes }) => attributes);
  const content = (name: string) => metas.find((meta) => meta.get('name') === name)?.get('content');
  const openGraph = groupBy(metas, (meta) => (meta.get('name') === 'twitter:card' ? 'twitter:card' : ogProperty(meta.get('property'))));
  const title = markup.named('title').find(({ parent }) => parent?.name === 'head');
  return {
    language: markup.named('html')[0]?.attributes.get('lang') ?? '',
    title: title ? decode(markup.html.slice(title.contentStart, title.contentEnd)) : '',
    description: content('description') ?? '',
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href') ?? '',
    indexed: !metas.some((meta) => meta.get('name') === 'robots' && meta.get('content')?.includes('noindex')),
    // With a type and without hreflang, it is another form of the page, not another language: a feed.
    alternates: links
      .filter((link) => link.get('rel') === 'alternate' && (link.has('hreflang') || !link.has('type')))
      .map((link) => [link.get('hreflang') ?? '', link.get('href') ?? '']),
    openGraph: new Map([...openGraph].map(([property, tags]) => [property, tags.map((meta) => meta.get('content') ?? '')])),
  };
}, new WeakMap());

const ogProperty = (property: string | undefined) => (property?.startsWith('og:') ? property : undefined);

/** The text of the content that a page's title or description comes from; empty if the page takes it from another page. */
export function metaPlace(
  { copies }: PageWithCopies,
  { copyLanguage }: Route,
  part: 'title' | 'description',
): Pick<Finding, 'file' | 'dataPath'> {
  const copy = copies.get(copyLanguage);
  const dataPath = ['meta', part];
  return copy && typeof wordingAt(copy.value, dataPath) === 'string' ? { file: copy.file, dataPath } : {};
}
