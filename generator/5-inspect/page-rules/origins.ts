import type { Tag } from '../../markup/tag.ts';
import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';
import { addressesInProps, refreshTarget } from '../shared/page-addresses.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** Elements that fetch or send something (HTML, sections 4.2, 4.8 and 4.10; SVG). */
const asking = new Set('script img source audio video track input button form iframe frame embed object use image feImage'.split(' '));

/** Addresses that the browser requests without a visitor following a link. */
const fetchedBy = memoizePerTag(({ name, attributes }): readonly string[] => {
  if (attributes.size === 0) return [];
  if (asking.has(name)) return present(attributes, addressAttributes);
  if (name === 'meta') {
    const target = attributes.get('http-equiv')?.toLowerCase() === 'refresh' && refreshTarget(attributes.get('content'));
    return target ? [target] : [];
  }
  if (name === 'link') return ['canonical', 'alternate'].includes(attributes.get('rel') ?? '') ? [] : present(attributes, ['href']);
  const props = attributes.get('data-props');
  if (!props?.includes('"action":')) return [];
  return addressesInProps(props).filter((address) => props.includes(`"action":${JSON.stringify(address)}`));
});

const addressAttributes = ['src', 'srcset', 'action', 'formaction', 'poster', 'data', 'href'];

const present = (attributes: Tag['attributes'], names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const value = attributes.get(name) ?? [];
    return name === 'srcset' && typeof value === 'string' ? value.split(',').map((one) => one.trim()) : value;
  });

const hasHost = (address: string) => address[0] !== '#' && /^\s*([a-z][a-z\d+.-]*:)?\/\//i.test(address);

/** A form that opens a program for email, which the policy forbids. */
const isMail = (address: string, { name }: Tag) => /^(?:form|button|input)$/.test(name) && /^\s*mailto:/i.test(address);

/** WL5041: nothing is fetched from or sent to other sites, except images of declared origins and leads. Links are checked elsewhere. */
export const origins = elementRule({
  code: 'WL5041',
  among: tagFilter((tag) => fetchedBy(tag).some((address) => hasHost(address) || isMail(address, tag))),
  *faultsOf({ tag }, _page, known) {
    for (const address of fetchedBy(tag).filter((one) => isForeign(one, tag, known) || isMail(one, tag)))
      yield {
        what: `has the address '${address}', which is ${isMail(address, tag) ? 'not an endpoint' : 'on another site'}`,
        hint: 'Serve it from this site. Only images from imageOrigins and the endpoint of leads, both in site.ts, may be elsewhere.',
        subject: address,
        found: address,
      };
  },
});

/** The policy blocks a film or a script of an origin of images. */
function isForeign(address: string, { name, attributes }: Tag, { origin, imageOrigins = [], leads }: SiteFacts): boolean {
  const isImage = !['script', 'audio', 'video', 'track', 'source'].includes(name) || address !== attributes.get('src');
  return hasHost(address) && ![origin, leads, ...(isImage ? imageOrigins : [])].some((own) => own && address.startsWith(`${own}/`));
}
