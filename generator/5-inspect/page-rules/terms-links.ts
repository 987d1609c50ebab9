import { type MarkupElement, within } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

/** WL3032: a link to the terms leads to the contract of the page's country (IANA link relation `terms-of-service`). */
export const termsLinks = elementRule({
  code: 'WL3032',
  among: tagFilter(({ name, attributes }) => name === 'a' && isOfTerms(attributes.get('rel'))),
  *faultsOf(link, { route }, { contracts, announcedContracts, countryNames, navigationCountry, origin }) {
    if (Object.keys(contracts).length === 0) return;
    const country = route.country ?? navigationCountry;
    const own = contracts[country] ?? [];
    const href = link.attributes.get('href') ?? '';
    const path = pathOf(href, origin + route.path);
    if (own.includes(path)) return;
    const name = countryNames[country] ?? country;
    const [fault, hint] = announcedContracts[country]?.includes(path)
      ? [
          `which only announces the contract of ${name}: visitors cannot accept it`,
          'Write the contract, or let the box announce it beside a link without rel="terms-of-service".',
        ]
      : [
          `which is not the contract of ${name}`,
          own.length ? `Lead to ${own[0]}.` : `Add a contract document for ${name}, or delete the form there.`,
        ];
    yield {
      what: `leads to ${href}, ${fault}`,
      hint,
      fault: '',
      found: href,
    };
  },
});

/** WL3032: the terms that a required checkbox accepts, or the page that announces them, are linked beside it. */
export const termsBoxes = elementRule({
  code: 'WL3032',
  among: tagFilter(({ name, attributes }) => name === 'input' && attributes.get('type') === 'checkbox' && attributes.has('required')),
  *faultsOf(box, { route, markup }, { contracts, announcedContracts, navigationCountry, origin }) {
    if (Object.keys(contracts).length === 0) return;
    const around = box.parent?.name === 'label' ? box.parent.parent : box.parent;
    const announced = announcedContracts[route.country ?? navigationCountry] ?? [];
    const leads = ({ name, attributes }: MarkupElement) =>
      name === 'a' && (isOfTerms(attributes.get('rel')) || announced.includes(pathOf(attributes.get('href') ?? '', origin + route.path)));
    if (around && within(markup, around).some(leads)) return;
    yield {
      what: 'must be ticked, but no link beside it leads to the terms',
      hint: 'Add a link with rel="terms-of-service" beside the box, or do not require it.',
    };
  },
});

const isOfTerms = (rel = '') => rel.split(' ').includes('terms-of-service');

/** The path of a link without query and fragment; empty for an invalid address. */
const pathOf = (href: string, base: string): string => (URL.canParse(href, base) ? new URL(href, base).pathname : '');
