import { decode, type Markup } from '../../markup/markup.ts';

/** The metadata of a page. Missing values are empty. */
export interface PageHead {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly indexed: boolean;
  /** Pairs of hreflang and address, in their order. */
  readonly alternates: readonly (readonly [hreflang: string, address: string])[];
  readonly openGraph: ReadonlyMap<string, readonly string[]>;
}

/** The metadata in the head of a page, read once for all rules. */
export function headOf(markup: Markup): PageHead {
  const known = read.get(markup);
  if (known) return known;
  const alternates: [string, string][] = [];
  let canonical = '';
  for (const { attributes } of markup.named('link')) {
    const rel = attributes.get('rel');
    if (rel === 'canonical') canonical = attributes.get('href') ?? '';
    // With a type, it is another form of the page and no other language: a feed.
    else if (rel === 'alternate' && (attributes.has('hreflang') || !attributes.has('type')))
      alternates.push([attributes.get('hreflang') ?? '', attributes.get('href') ?? '']);
  }
  let description = '';
  let indexed = true;
  const openGraph = new Map<string, string[]>();
  for (const { attributes } of markup.named('meta')) {
    const content = attributes.get('content') ?? '';
    const name = attributes.get('name');
    const property = attributes.get('property');
    if (name === 'description') description = content;
    else if (name === 'twitter:card') openGraph.set(name, [content]);
    else if (name === 'robots') indexed = !content.includes('noindex');
    if (!property?.startsWith('og:')) continue;
    const values = openGraph.get(property);
    if (values) values.push(content);
    else openGraph.set(property, [content]);
  }
  const title = markup.named('title').find(({ parent }) => parent?.name === 'head');
  const head: PageHead = {
    language: markup.named('html')[0]?.attributes.get('lang') ?? '',
    title: title ? decode(markup.html.slice(title.contentStart, title.contentEnd)) : '',
    description,
    canonical,
    indexed,
    alternates,
    openGraph,
  };
  read.set(markup, head);
  return head;
}

const read = new WeakMap<Markup, PageHead>();
