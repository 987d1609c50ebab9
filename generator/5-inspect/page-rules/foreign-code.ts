import { type Markup, type MarkupElement, tagOf } from '../../markup/markup.ts';
import type { StartTag } from '../../markup/tag.ts';
import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { addressesInProps } from '../shared/page-addresses.ts';

/** Elements that embed other documents or code, or change the base of addresses. */
const foreign = new Set(['base', 'iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'template']);
/** Elements whose attributes can hold an address. */
const addressed = new Set('a area link form button input script img source audio video track use image animate set'.split(' '));
const addressAttributes = ['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'to', 'values'];

/** WL5042, WL5043: no element and no address that could run code from other sites, and no new tab that could navigate this page. */
export const foreignCode: PageRule = {
  name: 'foreign code',
  run({ route, markup }) {
    const findings: Finding[] = [];
    const report = (element: MarkupElement, what: string, hint: string) =>
      findings.push(
        findingOnPage('WL5042', { subject: `${element.name} ${what}` }, [`On ${route.path}, ${tagOf(markup, element)} ${what}.`, hint]),
      );
    for (const element of markup.matching(mayBeForeign)) {
      const { name, attributes, tag } = element;
      if (foreign.has(name))
        report(element, 'is an element that can bring in foreign code', 'Show it as a part of the page, or link to it.');
      const code = codeIn(tag);
      if (attributes.has('srcdoc')) report(element, 'holds a document of its own (srcdoc)', 'Show it as a part of the page.');
      if (code !== null)
        report(element, `has an address that runs as code: '${code.slice(0, 40)}'`, 'Give it the address of a page, or make it an island.');
      if (steers(tag)) findings.push(newTab(markup, element, route.path));
    }
    return findings;
  },
};

/** The `javascript:` address of an element: browsers skip white space and control characters in the scheme (URL, section 4.4). */
const codeIn = memoizePerTag((tag): string | null => {
  const { name, attributes } = tag;
  if (addressed.has(name))
    for (const attribute of addressAttributes) {
      const value = attributes.get(attribute);
      if (value !== undefined && runs(value, showsImage(tag))) return value;
    }
  const props = attributes.get('data-props');
  if (props && /(?:script|data):/i.test(props))
    for (const address of addressesInProps(props)) if (runs(address, showsImage(tag))) return address;
  return null;
});

/** Whether it opens a tab that can navigate the page that opened it. */
const steers = ({ name, attributes }: StartTag) =>
  name === 'a' && attributes.get('target') === '_blank' && !/\bno(opener|referrer)\b/.test(attributes.get('rel') ?? '');

const mayBeForeign = tagFilter((tag) => foreign.has(tag.name) || tag.attributes.has('srcdoc') || codeIn(tag) !== null || steers(tag));

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

function newTab(markup: Markup, element: MarkupElement, path: string): Finding {
  return findingOnPage('WL5043', { subject: element.attributes.get('href') ?? '' }, [
    `On ${path}, ${tagOf(markup, element)} opens a tab that may steer the page it came from.`,
    'Write rel="noopener" on it.',
  ]);
}
