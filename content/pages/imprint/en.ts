import { defineCopy } from 'wortlaut';

export default defineCopy('policy', {
  meta: {
    title: 'Legal notice: who is behind {brand:product}',
    description: 'Provider, registered office and contact of {brand:product}: who runs this website and how you reach a person.',
  },
  heading: 'Legal notice',
  lead: 'Who makes {brand:product}, where they are and how you reach them.',
  changed: 'Last changed on {fact:policies.imprint}.',
  missing: 'To be completed by the provider',
  sections: {
    provider: {
      heading: 'Provider of this website',
      text: {},
      rows: {
        name: { name: 'Company' },
        seat: { name: 'Registered office' },
        email: { name: 'Email' },
        phone: { name: 'Phone' },
        street: { name: 'Street and postcode' },
        directors: { name: 'Managing directors' },
        register: { name: 'Company register' },
        vat: { name: 'VAT number' },
        authority: { name: 'Supervisory authority' },
      },
    },
    reach: {
      heading: 'A question about the till?',
      text: { answer: 'It is answered fastest on the support page. On the phone, a person picks up: {fact:support.phone}.' },
    },
    purpose: {
      heading: 'What this website is for',
      text: {
        what: 'It tells you about {brand:product}, a cash register in the cloud, and takes enquiries about it.',
        business: 'The offer is for businesses. What applies to a contract is in the terms of the country in which you run your business.',
      },
    },
    names: {
      heading: 'Trademarks',
      text: {
        marks:
          'iPad and App Store are trademarks of Apple Inc., Google Play is a trademark of Google LLC. They are named to say what the product works with.',
      },
    },
  },
});
