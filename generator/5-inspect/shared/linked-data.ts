import type { Markup, MarkupElement } from '../../markup/markup.ts';
import { memoize } from '../../model/memoize.ts';

export type LinkedData = Readonly<Record<string, unknown>>;

/** A block of JSON-LD with what rules compare, or why it cannot be parsed. */
export type DataBlock = Pick<MarkupElement, 'index'> & DataContent;

type DataContent =
  | {
      readonly value: LinkedData;
      readonly texts: readonly { readonly name: string; readonly text: string }[];
      readonly prices: readonly { readonly amount: number; readonly currency: string }[];
      readonly nodes: readonly LinkedData[];
    }
  | { readonly fault: string };

/** Type → required properties (schema.org, and Google's guidelines if these require more). Ratings need evidence, so none are required. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  ContactPoint: ['contactType'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
};

/** Properties whose text must be visible, and those that are addresses. */
const textNames = new Set(['name', 'text', 'description', 'address']);
const addressNames = ['url', 'item', 'image', 'logo'];

/** The JSON-LD of a page, block by block. */
export const dataOf = memoize(
  (markup: Markup): readonly DataBlock[] =>
    markup
      .named('script')
      .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
      .map(({ index, contentStart, contentEnd }) => ({ index, ...read(markup.html.slice(contentStart, contentEnd)) })),
  new WeakMap(),
);

function read(json: string): DataContent {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { fault: (error as Error).message };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fault: 'an object is expected.' };
  const nodes = nodesIn(value);
  const properties = nodes.flatMap((node) => Object.entries(node));
  const strings = properties.flatMap(([name, one]) => (typeof one === 'string' ? [{ name, text: one }] : []));
  return {
    value: value as LinkedData,
    nodes,
    texts: strings.filter(({ name }) => textNames.has(name)),
    prices: nodes.flatMap(({ price, priceCurrency }) =>
      price === undefined ? [] : [{ amount: Number(price), currency: String(priceCurrency) }],
    ),
  };
}

/** Every object of the block, outermost first. */
function nodesIn(value: unknown): LinkedData[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as LinkedData, ...Object.values(value).flatMap(nodesIn)];
}

/** The missing properties of the nodes in a block, and types without rules here. */
export function propertiesOf(value: LinkedData): { lacking: { type: string; name: string }[]; unknown: string[] } {
  const typed = nodesIn(value).map((node) => ({ node, type: String(node['@type'] ?? '') }));
  return {
    unknown: typed.filter(({ type }) => !Object.hasOwn(required, type)).map(({ type }) => type),
    lacking: typed.flatMap(({ node, type }) =>
      (required[type] ?? []).filter((name) => isEmpty(node[name])).map((name) => ({ type, name })),
    ),
  };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function addressesOf(node: LinkedData): string[] {
  return addressNames.flatMap((name) => {
    const value = node[name];
    return typeof value === 'string' && value ? [value] : [];
  });
}
