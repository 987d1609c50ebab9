import { detached } from '../../markup/flat-string.ts';
import type { Markup } from '../../markup/markup.ts';
import type { PageWithCopies } from '../../model/content.ts';
import type { Route } from '../../model/manifest.ts';
import { addressesOf, dataOf } from './linked-data.ts';
import { metaPlace } from './meta-place.ts';
import { addressesIn } from './page-addresses.ts';
import { headOf } from './page-head.ts';
import { SharedTexts } from './shared-texts.ts';

/**
 * What other pages may need to know of a page. Plain data, and small: a site has many. Lists are texts with one entry on each
 * line, so that lists that repeat from page to page are one and the same text. Addresses are as written, without line breaks,
 * which browsers leave out as well (URL, section 4.4).
 */
export interface PageSummary {
  /** The address of the page. */
  readonly path: string;
  /** Every id, in order. */
  readonly ids: string;
  /** The id of the main part, which the skip link leads to. */
  readonly main?: string;
  /** Where links, forms and islands lead, in order; a list for each menu or list of the page, and for what stands between them. */
  readonly links: readonly string[];
  /** What is fetched to show the page, in order; a list for each part of the page. */
  readonly files: readonly string[];
  /** What the structured data says of each thing, as JSON of a DataNode. */
  readonly data: readonly string[];
  /** What the page says of itself to those who do not see it; empty where it says nothing. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly indexed: boolean;
  /** hreflang and address of each alternate, with a blank between them, in order. */
  readonly alternates: string;
  /** og:locale, og:locale:alternate and og:image. */
  readonly locale: string;
  readonly otherLocales: string;
  readonly images: string;
  /** The content files that title and description come from; empty where the page takes them from another one. */
  readonly titleFile: string;
  readonly descriptionFile: string;
}

/** What the structured data names by address, and what it says of a thing that has an `@id`. */
export interface DataNode {
  readonly id?: string;
  readonly addresses: readonly string[];
  readonly json?: string;
}

const texts = new SharedTexts(detached);
const shared = (text: string) => texts.of(text);

/** What is kept of a page when it has been inspected. */
export function summaryOf({
  route,
  page,
  markup,
}: {
  readonly route: Route;
  readonly page: PageWithCopies;
  readonly markup: Markup;
}): PageSummary {
  const head = headOf(markup);
  const { openGraph } = head;
  const [main] = markup.named('main');
  const id = main?.attributes.get('id');
  const images = openGraph.get('og:image') ?? [];
  const { links, files } = addressesIn(markup);
  if (images.length) files.push(images.join('\n'));
  return {
    path: route.path,
    ids: shared(markup.ids.join('\n')),
    ...(id !== undefined && { main: shared(id) }),
    links: links.map(shared),
    files: files.map(shared),
    data: dataIn(markup).map(shared),
    language: shared(head.language),
    title: shared(head.title),
    description: shared(head.description),
    canonical: shared(head.canonical),
    indexed: head.indexed,
    alternates: shared(head.alternates.map(([name, address]) => `${name} ${address}`).join('\n')),
    locale: shared(openGraph.get('og:locale')?.join() ?? ''),
    otherLocales: shared(openGraph.get('og:locale:alternate')?.join('\n') ?? ''),
    images: shared(images.join('\n')),
    titleFile: metaPlace(page, route, 'title').file ?? '',
    descriptionFile: metaPlace(page, route, 'description').file ?? '',
  };
}

function dataIn(markup: Markup): string[] {
  return dataOf(markup).flatMap((block) =>
    'fault' in block
      ? []
      : block.nodes.flatMap((node) => {
          const id = node['@id'];
          const addresses = addressesOf(node);
          const one: DataNode = { ...(typeof id === 'string' && { id, json: JSON.stringify(node) }), addresses };
          return one.id === undefined && addresses.length === 0 ? [] : [JSON.stringify(one)];
        }),
  );
}
