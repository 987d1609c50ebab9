import type { StartTag } from '../../markup/tag.ts';
import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';
import { addressesInProps } from '../shared/page-addresses.ts';

/** Elements that embed other documents or code, or change the base of addresses. */
const foreign = new Set(['base', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'template']);
/** Elements whose attributes can hold an address. */
const addressed = new Set('a area link form button input script img source audio video track use image animate set'.split(' '));
const addressAttributes = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'to', 'values'];

/** WL5042: no element and no address that could run code from other sites. */
export const foreignCode = elementRule({
  code: 'WL5042',
  among: tagFilter((tag) => foreign.has(tag.name) || tag.attributes.has('srcdoc') || codeIn(tag) !== null),
  *faultsOf({ name, attributes, tag }) {
    if (foreign.has(name)) yield { what: 'can load code from other sites', hint: 'Show its content as a part of the page, or link to it.' };
    if (attributes.has('srcdoc')) yield { what: 'embeds a separate document (srcdoc)', hint: 'Show it as a part of the page.' };
    const code = codeIn(tag);
    if (code !== null)
      yield {
        what: `has an address that runs as code: '${code.slice(0, 40)}'`,
        hint: 'Give it the address of a page, or make it an island.',
      };
  },
});

/** WL5043: no new tab that can navigate the page that opened it, which browsers allow only for rel="opener" (HTML, section 4.6.7). */
export const openers = elementRule({
  code: 'WL5043',
  among: tagFilter(({ name, attributes }) => /^(?:a|area|form)$/.test(name) && /(?:^|\s)opener(?:\s|$)/i.test(attributes.get('rel') ?? '')),
  *faultsOf() {
    yield {
      what: 'opens a tab that can navigate this page to another address',
      hint: 'Remove opener from its rel.',
    };
  },
});

/** The `javascript:` address of an element: browsers skip white space and control characters in the scheme (URL, section 4.4). */
const codeIn = memoizePerTag((tag): string | null => {
  const { name, attributes } = tag;
  if (addressed.has(name))
    for (const attribute of addressAttributes) {
      const value = attributes.get(attribute);
      if (value !== undefined && runs(value, showsImage(tag))) return value;
    }
  const props = attributes.get('data-props');
  if (!props || !/(?:script|data):/i.test(props)) return null;
  return addressesInProps(props).find((address) => runs(address, showsImage(tag))) ?? null;
});

/** Elements that use an address only for an image. */
const showsImage = ({ name, attributes }: StartTag) => images.has(name) || (name === 'link' && attributes.get('rel') === 'icon');
const images = new Set(['img', 'source', 'image']);

function runs(address: string, asImage: boolean): boolean {
  const first = address.charCodeAt(0);
  // Nearly all addresses are paths, fragments or web addresses.
  if (first === 47 || first === 35 || address.startsWith('https:')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them, so they hide nothing here
  const scheme = /^([a-z]+):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
  if (scheme === 'data') return !asImage || !/^\s*data:image\//i.test(address);
  return scheme === 'javascript' || scheme === 'vbscript' || scheme === 'blob';
}
