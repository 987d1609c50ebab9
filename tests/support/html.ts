import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element with the properties that tests read. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text in it and below it. */
  readonly text: string;
  /** The language of its text: the nearest `lang`, its own included. */
  readonly lang: string | undefined;
  /** Tags of the elements around it, outermost first. */
  readonly within: readonly string[];
}

/** Every element of a document, in order. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  collect(parse(html), { lang: undefined, within: [] }, elements);
  return elements;
}

function collect(node: DefaultTreeAdapterTypes.Node, { lang, within }: Pick<Element, 'lang' | 'within'>, found: Element[]): void {
  if (!('childNodes' in node)) return;
  let inner = { lang, within };
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const own = attributes.lang ?? lang;
    found.push({ tag: node.tagName, attributes, text: textOf(node), lang: own, within });
    inner = { lang: own, within: [...within, node.tagName] };
  }
  for (const child of node.childNodes) collect(child, inner, found);
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
