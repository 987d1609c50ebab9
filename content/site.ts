import { defineSite } from 'wortlaut';

export default defineSite({
  origin: 'https://www.kassaro.example',
  sourceLanguage: 'en',
  defaultLocale: 'de-de',
  navigationCountry: 'es',
  // The sheets of the landing page have the till and eleven more parts.
  budgets: { styles: 13_312 },
  // Replacement languages for groups that a dictionary omits. No language of this site needs one.
  fallbacks: { nav: 'de', banner: 'en', footer: 'en' },
  allowUnused: {
    'common.error': 'Promised in every language, for whatever shows it next.',
    'common.loading': 'Promised in every language, for whatever shows it next.',
    'behaviour.answersKept': 'Named in site.md:136; the forms of the site have no answers to keep.',
  },
  references:
    'A130, B157, T3, K5, “decision 26”, “site.md:130” and the like name lines of the owner’s specifications. The owner keeps them; they are not in this repository.',
  security: { contact: 'mailto:hello@kassaro.example', expires: '2027-10-31' },
  leadEndpoint: '/api/offer',
  editions: { notice: 'terms.termsNotice', priceNotice: 'terms.priceNotice' },
  submissions: { keptFor: 'policies.leadsKept', acceptanceKeptFor: 'policies.acceptanceKept' },
  // Placeholder for the owner's pixel. Without it no page asks for consent.
  imageOrigins: { 'https://pixel.kassaro.example': ['ipad-offer-2'] },
  values: { pixel: { endpoint: 'https://pixel.kassaro.example/event', question: '2026-11' } },
});
