import { definePage, external, to } from 'wortlaut';

/** An appendix of the terms. It exists once, in German under Austria's address (T3). */
export default definePage({
  template: 'appendix',
  source: 'de',
  placeholder: 'The price list is a draft that nobody has approved; it names no module fees.',
  addresses: [{ path: '/at-de/leistungsbeschreibung-und-preisliste', country: 'at', language: 'de', canonical: true }],
  structure: {
    terms: to('terms-at'),
    closing: external('signUp'),
    goods: 'gun',
    sections: [
      {
        id: 'models',
        text: ['fee'],
        table: { columns: ['model', 'price', 'note'], rows: ['free', 'starter', 'business', 'premium'], marked: 'business', tags: true },
      },
      {
        id: 'other',
        text: ['net'],
        table: { columns: ['service', 'price'], rows: ['supportYearly', 'supportMinute', 'handover', 'paperInvoice'] },
        slip: true,
      },
      { id: 'trial', text: ['period', 'after'], slip: true },
      { id: 'service', text: ['cloud', 'limits'], slip: true },
      { id: 'modules', text: ['fee'], slip: true },
      { id: 'index', text: ['index'], slip: true },
    ],
  },
});
