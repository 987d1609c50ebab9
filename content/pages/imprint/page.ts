import { definePage } from 'wortlaut';

export default definePage({
  template: 'policy',
  path: '/:locale/imprint',
  source: 'en',
  indexed: false,
  placeholder: 'The imprint lacks the street, the managing directors, the register entry, the VAT number and the supervisory authority.',
  structure: {
    sections: [
      {
        id: 'provider',
        text: [],
        place: 'plate',
        rows: [
          { id: 'name', from: 'provider' },
          { id: 'seat', from: 'seat' },
          { id: 'email', from: 'email' },
          { id: 'phone', from: 'phone' },
          { id: 'street', from: 'missing' },
          { id: 'directors', from: 'missing' },
          { id: 'register', from: 'missing' },
          { id: 'vat', from: 'missing' },
          { id: 'authority', from: 'missing' },
        ],
      },
      { id: 'purpose', text: ['what', 'business'] },
      { id: 'names', text: ['marks'] },
      { id: 'reach', place: 'shutter', text: ['answer'] },
    ],
  },
});
