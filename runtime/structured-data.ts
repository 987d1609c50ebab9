import type { Money, PageContext, StructuredDataInput } from 'wortlaut/react';
import { amountOf } from './amounts.ts';
import { offerEnd } from './components/offer-end.ts';
import { inCountry } from './in-country.ts';
import type { LandingCopy, LandingStructure } from './props/landing.ts';
import type { SupportCopy, SupportStructure } from './props/support.ts';
import { plainWords } from './rich-text.ts';

/** The structured data of a page for search engines (schema.org): only what the page itself shows, and how to reach who is behind it. */
export function structuredData({ template, copy, structure, context, origin, start }: StructuredDataInput): object[] {
  const organisation = {
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: context.brand('provider'),
    url: origin + start,
    logo: `${origin}/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: context.brand('email'),
      telephone: context.brand('phone'),
    },
  };
  switch (template) {
    case 'home':
      return offerEnd(context).isOver ? [organisation] : [organisation, product(context)];
    case 'landing':
      return [organisation, product(context), questions(copy as LandingCopy, (structure as LandingStructure).faq)];
    case 'support':
      return [organisation, questions(copy as SupportCopy, shownQuestions(structure as SupportStructure, context))];
    default:
      return [organisation];
  }
}

/** The package with the price on the page. The page does not state net or gross, so neither does the data. */
function product(context: PageContext): object {
  const price = context.fact('offer.price') as Money;
  return {
    '@type': 'SoftwareApplication',
    name: context.brand('product'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'iPadOS',
    offers: { '@type': 'Offer', price: amountOf(price), priceCurrency: price.currency },
  };
}

const shownQuestions = ({ faq }: SupportStructure, page: PageContext) => inCountry(faq, page).map(({ id }) => id);

function questions(copy: Pick<SupportCopy | LandingCopy, 'faq'>, ids: readonly string[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: ids.map((id) => ({
      '@type': 'Question',
      name: copy.faq.items[id]?.question,
      acceptedAnswer: { '@type': 'Answer', text: plainWords(copy.faq.items[id]?.answer) },
    })),
  };
}
