import { type MarkupElement, selectorOf, tagOf, within } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL3032: the terms that a checkbox accepts are linked beside it, and that link leads to the contract of the page's country. */
export const termsLinks: PageRule = {
  name: 'terms links',
  run: (page, known) => (Object.keys(known.contracts).length ? [...ofLinks(page, known), ...ofBoxes(page)] : []),
};

/** Links to the terms (IANA link relation `terms-of-service`). */
function ofLinks({ route, markup }: InspectedPage, { contracts, countryNames, navigationCountry, origin }: SiteFacts): Finding[] {
  const country = route.country ?? navigationCountry;
  const own = contracts[country] ?? [];
  return markup.matching(namesTerms).flatMap((link): Finding[] => {
    const href = link.attributes.get('href') ?? '';
    if (own.includes(pathOf(href, origin + route.path))) return [];
    const name = countryNames[country] ?? country;
    return [
      findingOnPage('WL3032', { subject: `${selectorOf(link)} ${country}`, found: href }, [
        `On ${route.path} the link to the terms leads to ${href}, which is not the contract of ${name}.`,
        own.length ? `Lead to ${own[0]}.` : `Give ${name} a contract document, or leave the form out there.`,
      ]),
    ];
  });
}

/** A required checkbox accepts something, which must be linked beside it. */
function ofBoxes({ route, markup }: InspectedPage): Finding[] {
  return markup.matching(mustBeTicked).flatMap((box): Finding[] => {
    const around = box.parent?.name === 'label' ? box.parent.parent : box.parent;
    if (around && within(markup, around).some(({ name, attributes }) => name === 'a' && isOfTerms(attributes.get('rel')))) return [];
    return [
      findingOnPage('WL3032', { subject: selectorOf(box) }, [
        `On ${route.path} ${tagOf(markup, box)} must be ticked, but no link beside it leads to the terms.`,
        'Add a link with rel="terms-of-service" beside the box, or do not require it.',
      ]),
    ];
  });
}

const isOfTerms = (rel = '') => rel.split(' ').includes('terms-of-service');
const namesTerms = tagFilter(({ name, attributes }) => name === 'a' && isOfTerms(attributes.get('rel')));
const mustBeTicked = tagFilter(
  ({ name, attributes }: Pick<MarkupElement, 'name' | 'attributes'>) =>
    name === 'input' && attributes.get('type') === 'checkbox' && attributes.has('required'),
);

/** The path of a link without query and fragment; empty for an invalid address. */
function pathOf(href: string, base: string): string {
  return URL.canParse(href, base) ? new URL(href, base).pathname : '';
}
