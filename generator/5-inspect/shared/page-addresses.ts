import { closest, type Markup, type MarkupElement } from '../../markup/markup.ts';
import type { StartTag } from '../../markup/tag.ts';
import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';

/** The addresses of a page's links and files, split into lists at each list element of the page, so that menus are separate lists. */
export function addressesOn(markup: Markup): { readonly links: string[]; readonly files: string[] } {
  const links = new Runs();
  const files = new Runs();
  for (const element of markup.matching(leadsOrFetches)) {
    const { leads, fetches } = addressesOfTag(element.tag);
    if (leads.length) links.add(leads.length > 1 ? element : closest(element.parent, isList), leads);
    if (fetches.length) files.add(element.parent, fetches);
  }
  return { links: links.end(), files: files.end() };
}

const isList = ({ name }: MarkupElement) => name === 'ul' || name === 'ol';

/** Addresses in consecutive elements of the same list, as one string each. */
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

const addressesOfTag = memoizePerTag((tag): Addresses => {
  if (tag.attributes.size === 0) return noAddresses;
  const { leads, fetches } = addressesIn(tag);
  return leads.length || fetches.length ? { leads: [...new Set(leads)], fetches: [...new Set(fetches)] } : noAddresses;
});

const leadsOrFetches = tagFilter((tag) => addressesOfTag(tag) !== noAddresses);

/** Element → the attribute with the target of its link. For the attributes see HTML, section 3.2.6 and following. */
const leading: ReadonlyMap<string, string> = new Map(Object.entries({ a: 'href', area: 'href', form: 'action', button: 'formaction' }));
const showing = new Set('script img source audio video track input'.split(' '));

function addressesIn({ name, attributes }: StartTag): Addresses {
  const at = (attribute: string) => [attributes.get(attribute) ?? []].flat().map(inOneLine);
  const link = leading.get(name);
  if (link) return { leads: at(link), fetches: [] };
  if (name === 'link') return { leads: [], fetches: fetched.has(attributes.get('rel') ?? '') ? at('href') : [] };
  if (showing.has(name)) {
    const candidates = attributes.get('srcset')?.split(',') ?? [];
    return { leads: [], fetches: [...at('src'), ...at('poster'), ...candidates.map((one) => one.trim().split(/\s/, 1)[0] ?? '')] };
  }
  if (name === 'use' || name === 'image') return { leads: [], fetches: attributes.get('href')?.startsWith('#') ? [] : at('href') };
  const isRefresh = name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh';
  const target = isRefresh && refreshTarget(attributes.get('content'));
  return { leads: (target ? [target] : name === 'meta' ? [] : addressesInProps(attributes.get('data-props'))).map(inOneLine), fetches: [] };
}

const inOneLine = (address: string) => (address.includes('\n') ? address.replaceAll('\n', '') : address);

/** The target of a meta refresh: `0; url=/at-de/`. */
export function refreshTarget(content = ''): string | undefined {
  return /;\s*url=\s*(.*)$/i.exec(content)?.[1];
}

/** The addresses in the props of an island, by the names of these props. */
export function addressesInProps(props = ''): string[] {
  const addresses: string[] = [];
  for (let at = props.indexOf('":"'); at >= 0; at = props.indexOf('":"', at + 1)) {
    if (!addressNames.some((name) => props.startsWith(name, at - name.length))) continue;
    string.lastIndex = at + 2;
    const [json] = string.exec(props) ?? [];
    if (json) addresses.push(JSON.parse(json));
  }
  return addresses;
}
const addressNames = ['"href', '"action', '"src'];
const string = /"(?:[^"\\]|\\.)*"/y;
