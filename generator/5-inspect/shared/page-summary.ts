import { accessibleName } from '../../markup/accessible-name.ts';
import { detached } from '../../markup/flat-string.ts';
import type { Markup } from '../../markup/markup.ts';
import { withoutMarkup } from '../../model/inline-markup.ts';
import { messagesOf } from '../../model/messages.ts';
import type { InspectedPage } from '../page-rule.ts';
import { addressesOf, dataOf } from './linked-data.ts';
import { addressesOn } from './page-addresses.ts';
import { headOf, metaPlace, type PageHead } from './page-head.ts';
import { SharedTexts } from './shared-texts.ts';

/**
 * The facts about a page that rules over all pages need. Plain data, and small: a site has many pages. Lists are strings with one entry per
 * line, so that equal lists of several pages share one string. Addresses are as written, without line breaks, which browsers remove, too
 * (URL, section 4.4).
 */
export interface PageSummary extends Omit<PageHead, 'alternates' | 'openGraph'> {
  /** The address of the page. */
  readonly path: string;
  /** Every id, in order. */
  readonly ids: string;
  /** The id of the main part, which the skip link leads to. */
  readonly main?: string;
  /** Targets of links, forms and islands, in order; a separate list for each menu or list of the page. */
  readonly links: readonly string[];
  /** Fetched files, in order; a list for each part of the page. */
  readonly files: readonly string[];
  /** The structured data of each node, as JSON of a DataNode. */
  readonly data: readonly string[];
  /** hreflang and address of each alternate, separated by a space, in order. */
  readonly alternates: string;
  /** og:locale; empty if it is missing. */
  readonly locale: string;
  /** og:locale:alternate, a list. */
  readonly otherLocales: string;
  /** og:image, a list of addresses. */
  readonly images: string;
  /** The content file of the title; empty if the page takes it from another page. */
  readonly titleFile: string;
  /** The content file of the description; empty if the page takes it from another page. */
  readonly descriptionFile: string;
  /** The words of the first h1. */
  readonly heading: string;
  /** The content file of these words, and their path in it, separated by a space; empty if they are composed. */
  readonly headingPlace: string;
}

/** The addresses in a node of structured data, and its properties if it has an `@id`. */
export interface DataNode {
  readonly id?: string;
  readonly addresses: readonly string[];
  readonly json?: string;
}

const texts = new SharedTexts(detached);
const shared = (text: string) => texts.of(text);

export function summaryOf({ route, page, markup }: InspectedPage): PageSummary {
  const head = headOf(markup);
  const { openGraph } = head;
  const [main] = markup.named('main');
  const id = main?.attributes.get('id');
  const images = openGraph.get('og:image') ?? [];
  const { links, files } = addressesOn(markup);
  if (images.length) files.push(images.join('\n'));
  const [h1] = markup.named('h1');
  const heading = h1 ? accessibleName(markup, h1) : '';
  const copy = page.copies.get(route.copyLanguage);
  const text = copy && messagesOf(copy.value).find(({ value }) => typeof value === 'string' && withoutMarkup(value) === heading);
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
    indexed: head.indexed && isOwn(head.canonical, route.path),
    alternates: shared(head.alternates.map(([name, address]) => `${name} ${address}`).join('\n')),
    locale: shared(openGraph.get('og:locale')?.join() ?? ''),
    otherLocales: shared(openGraph.get('og:locale:alternate')?.join('\n') ?? ''),
    images: shared(images.join('\n')),
    titleFile: metaPlace(page, route, 'title').file ?? '',
    descriptionFile: metaPlace(page, route, 'description').file ?? '',
    heading: shared(heading),
    headingPlace: shared(copy && text ? [copy.file, ...text.path].join(' ') : ''),
  };
}

/** Whether a canonical address is absent or that of the page itself. */
const isOwn = (canonical: string, path: string): boolean => canonical === '' || canonical.replace(/^https?:\/\/[^/]*/, '') === path;

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
