import { type MarkupElement, tagOf } from '../../markup/markup.ts';
import { memoizePerTag, tagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { addressesInProps, refreshTarget } from '../shared/page-addresses.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL5041: nothing is fetched from or sent to other sites, except images of declared origins and leads. Links are checked elsewhere. */
export const origins: PageRule = {
  name: 'origins',
  run({ route, markup }, known) {
    const findings: Finding[] = [];
    for (const element of markup.matching(asksOutside)) {
      for (const address of fetchedBy(element.tag)) {
        if (!isForeign(address, known)) continue;
        findings.push(
          findingOnPage('WL5041', { subject: address, found: address }, [
            `On ${route.path}, ${tagOf(markup, element)} names '${address}', which is on another site.`,
            'Serve it from this site. Only images from imageOrigins and the endpoint of leads, both in site.ts, may be elsewhere.',
          ]),
        );
      }
    }
    return findings;
  },
};

const none: readonly string[] = [];

/** Elements that fetch or send something (HTML, sections 4.2, 4.8 and 4.10; SVG). */
const asking = new Set('script img source audio video track input button form iframe frame embed object use image feImage'.split(' '));

/** Addresses that the browser requests without a visitor following a link. */
const fetchedBy = memoizePerTag(({ name, attributes }): readonly string[] => {
  if (attributes.size === 0) return none;
  if (asking.has(name)) return present(attributes, addressAttributes);
  if (name === 'meta') {
    const target = attributes.get('http-equiv')?.toLowerCase() === 'refresh' && refreshTarget(attributes.get('content'));
    return target ? [target] : none;
  }
  if (name === 'link') return ['canonical', 'alternate'].includes(attributes.get('rel') ?? '') ? none : present(attributes, ['href']);
  const props = attributes.get('data-props');
  if (!props?.includes('"action":')) return none;
  return addressesInProps(props).filter((address) => props.includes(`"action":${JSON.stringify(address)}`));
});

const addressAttributes = ['src', 'srcset', 'action', 'formaction', 'poster', 'data', 'href'];

function present(attributes: MarkupElement['attributes'], names: readonly string[]): readonly string[] {
  let found: string[] | undefined;
  for (const name of names) {
    const value = attributes.get(name);
    if (value === undefined) continue;
    found ??= [];
    if (name === 'srcset') found.push(...value.split(',').map((one) => one.trim()));
    else found.push(value);
  }
  return found ?? none;
}

/** Whether an address contains a host. */
const hasHost = (address: string) => address[0] !== '#' && /^\s*([a-z][a-z\d+.-]*:)?\/\//i.test(address);

const asksOutside = tagFilter((tag) => fetchedBy(tag).some(hasHost));

function isForeign(address: string, { origin, imageOrigins = [], leads }: SiteFacts): boolean {
  return hasHost(address) && ![origin, ...imageOrigins, leads].some((own) => own && address.startsWith(`${own}/`));
}
