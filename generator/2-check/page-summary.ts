import type { Route } from '../model/manifest.ts';
import { addressesOf, dataOf } from './linked-data.ts';
import { type Markup, perTag, type StartTag } from './markup/markup.ts';
import { type HeadSummary, headOf } from './page-head.ts';

/** What other pages may need to know of a page. Small: a site has many. */
export interface PageSummary {
  readonly route: Route;
  readonly ids: ReadonlySet<string>;
  /** The id of the main part, which the skip link leads to. */
  readonly main: string | undefined;
  /** Where links, forms and islands lead, as written, each once. */
  readonly links: ReadonlySet<string>;
  /** What is fetched to show the page, as written, each once. */
  readonly files: ReadonlySet<string>;
  readonly head: HeadSummary;
  /** What the structured data names by address, and what it says of each thing that has an `@id`. */
  readonly data: readonly { readonly id: string | undefined; readonly addresses: readonly string[]; readonly told: string }[];
}

export function summaryOf(markup: Markup, route: Route): PageSummary {
  const links = new Set<string>();
  const files = new Set<string>();
  for (const { tag } of markup.elements) {
    const { leads, fetches } = addressesOfTag(tag);
    for (const address of leads) links.add(address);
    for (const address of fetches) files.add(address);
  }
  const [main] = markup.named('main');
  const head = headOf(markup);
  for (const image of head.openGraph.get('og:image') ?? []) files.add(image);
  return { route, ids: new Set(markup.ids), main: main?.attributes.get('id'), links, files, head, data: dataIn(markup) };
}

function dataIn(markup: Markup): PageSummary['data'] {
  return dataOf(markup).flatMap((block) =>
    'fault' in block
      ? []
      : block.nodes.map((node) => ({
          id: typeof node['@id'] === 'string' ? node['@id'] : undefined,
          addresses: addressesOf(node),
          told: typeof node['@id'] === 'string' ? JSON.stringify(node) : '',
        })),
  );
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

/** Adds what an element leads to and what it fetches. Attributes as HTML, section 3.2.6 and following, names them. */
function collect({ name, attributes }: StartTag, links: Set<string>, files: Set<string>): void {
  const add = (to: Set<string>, attribute: string) => {
    const value = attributes.get(attribute);
    if (value !== undefined) to.add(value);
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
      if (refreshed) links.add(refreshed);
      return;
    }
    default:
      for (const address of addressesInProps(attributes.get('data-props'))) links.add(address);
  }
}

/** Where a meta refresh leads: `0; url=/at-de/`. */
export function refreshTarget(content = ''): string | undefined {
  return /;\s*url=\s*(.*)$/i.exec(content)?.[1];
}

/** The addresses that an island is given, by the names that its props have for them. */
export function* addressesInProps(props: string | undefined): Generator<string> {
  if (props) for (const [, json = ''] of props.matchAll(/"(?:href|action|src)":("(?:[^"\\]|\\.)*")/g)) yield JSON.parse(json);
}
