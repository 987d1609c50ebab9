import type { Page } from '../../model/content.ts';
import type { Route } from '../../model/manifest.ts';
import { mark, perTag } from '../markup/marks.ts';
import { closest, type Markup, type MarkupElement, type StartTag } from '../markup/markup.ts';
import { addressesOf, dataOf } from './linked-data.ts';
import { metaPlace } from './meta-place.ts';
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
  readonly told?: string;
}

const texts = new SharedTexts();
const shared = (text: string) => texts.of(text);

/** What is kept of a page when it has been inspected. */
export function summaryOf({ route, page, markup }: { readonly route: Route; readonly page: Page; readonly markup: Markup }): PageSummary {
  const head = headOf(markup);
  const { openGraph } = head;
  const [main] = markup.named('main');
  const id = main?.attributes.get('id');
  const images = (openGraph.get('og:image') ?? []).join('\n');
  const { links, files } = addressesIn(markup);
  if (images) files.push(images);
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
    images: shared(images),
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
          const one: DataNode = { ...(typeof id === 'string' && { id, told: JSON.stringify(node) }), addresses };
          return one.id === undefined && addresses.length === 0 ? [] : [JSON.stringify(one)];
        }),
  );
}

/** Where the page leads and what it fetches, cut into lists where a list of the page begins or ends, so that menus are lists of their own. */
function addressesIn(markup: Markup): { readonly links: string[]; readonly files: string[] } {
  const links = new Runs();
  const files = new Runs();
  for (const element of markup.marked(names)) {
    const { leads, fetches } = addressesOfTag(element.tag);
    if (leads.length) links.add(leads.length > 1 ? element : closest(element.parent, isList), leads);
    if (fetches.length) files.add(element.parent, fetches);
  }
  return { links: links.end(), files: files.end() };
}

const isList = ({ name }: MarkupElement) => name === 'ul' || name === 'ol';

/** Addresses that stand one after another in the same element, as one text each. */
class Runs {
  readonly #ended: string[] = [];
  #open: string[] = [];
  #around: MarkupElement | undefined;

  add(around: MarkupElement | undefined, addresses: readonly string[]): void {
    if (around !== this.#around) this.end();
    this.#around = around;
    for (const address of addresses) this.#open.push(address);
  }

  end(): string[] {
    if (this.#open.length) this.#ended.push(this.#open.join('\n'));
    this.#open = [];
    return this.#ended;
  }
}

/** Values of `rel` whose file is fetched with the page (HTML, section 4.6.8). */
const fetched = new Set(['stylesheet', 'preload', 'modulepreload', 'prefetch', 'icon', 'apple-touch-icon', 'mask-icon', 'manifest']);

interface Addresses {
  readonly leads: readonly string[];
  readonly fetches: readonly string[];
}
const noAddresses: Addresses = { leads: [], fetches: [] };

const addressesOfTag = perTag((tag): Addresses => {
  if (tag.attributes.size === 0) return noAddresses;
  const links = new Set<string>();
  const files = new Set<string>();
  collect(tag, links, files);
  return links.size || files.size ? { leads: [...links], fetches: [...files] } : noAddresses;
});

const names = mark((tag) => addressesOfTag(tag) !== noAddresses);

/** Adds what an element leads to and what it fetches. Attributes as HTML, section 3.2.6 and following, names them. */
function collect({ name, attributes }: StartTag, links: Set<string>, files: Set<string>): void {
  const add = (to: Set<string>, attribute: string) => {
    const value = attributes.get(attribute);
    if (value !== undefined) to.add(inOneLine(value));
  };
  switch (name) {
    case 'a':
    case 'area':
      add(links, 'href');
      return;
    case 'form':
      add(links, 'action');
      return;
    case 'link':
      if (fetched.has(attributes.get('rel') ?? '')) add(files, 'href');
      return;
    case 'script':
    case 'img':
    case 'source':
    case 'audio':
    case 'video':
    case 'track':
    case 'input':
      add(files, 'src');
      add(files, 'poster');
      for (const candidate of attributes.get('srcset')?.split(',') ?? []) files.add(candidate.trim().split(/\s/, 1)[0] ?? '');
      return;
    case 'button':
      add(links, 'formaction');
      return;
    case 'use':
    case 'image':
      if (!attributes.get('href')?.startsWith('#')) add(files, 'href');
      return;
    case 'meta': {
      const refreshed = attributes.get('http-equiv')?.toLowerCase() === 'refresh' && refreshTarget(attributes.get('content'));
      if (refreshed) links.add(inOneLine(refreshed));
      return;
    }
    default:
      for (const address of addressesInProps(attributes.get('data-props'))) links.add(inOneLine(address));
  }
}

const inOneLine = (address: string) => (address.includes('\n') ? address.replaceAll('\n', '') : address);

/** Where a meta refresh leads: `0; url=/at-de/`. */
export function refreshTarget(content = ''): string | undefined {
  return /;\s*url=\s*(.*)$/i.exec(content)?.[1];
}

/** The addresses that an island is given, by the names that its props have for them. */
export function addressesInProps(props = ''): string[] {
  const found: string[] = [];
  for (let at = props.indexOf('":"'); at >= 0; at = props.indexOf('":"', at + 1)) {
    if (!addressNames.some((name) => props.startsWith(name, at - name.length))) continue;
    string.lastIndex = at + 2;
    const [json] = string.exec(props) ?? [];
    if (json) found.push(JSON.parse(json));
  }
  return found;
}
const addressNames = ['"href', '"action', '"src'];
const string = /"(?:[^"\\]|\\.)*"/y;
