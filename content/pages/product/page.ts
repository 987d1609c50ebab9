import { definePage } from 'wortlaut';

/** The short address of the Spanish page (P10, decision 2). */
const spanish = '/es/:product';

export default definePage({
  template: 'product',
  path: '/:locale/:product',
  source: 'es',
  addresses: [{ path: spanish, country: 'es', language: 'es' }],
  anchors: ['features', 'support'],
  structure: {
    spanish,
    basic: ['closing', 'layout', 'taxes', 'messenger', 'api', 'email', 'adfree', 'quick'],
    resume: ['tours', 'cashbook', 'payments', 'import', 'sorting', 'offers', 'discounts', 'notes', 'reservations'],
    analysis: ['summary', 'employees', 'customers', 'export', 'statistics'],
    support: ['free', 'yearly', 'effort'],
    models: ['medium', 'premium', 'gastro'],
    keys: {
      basic: { quick: 'near', closing: 'report', messenger: 'letter' },
      resume: { cashbook: 'book', offers: 'quote', notes: 'box' },
      analysis: { statistics: 'bars', customers: 'person', summary: 'paper' },
      advanced: { images: 'photo', coupons: 'ticket', barcode: 'code' },
    },
    advanced: [
      'payments',
      'coupons',
      'closings',
      'articles',
      'text',
      'phone',
      'barcode',
      'authorisation',
      'accounting',
      'inventory',
      'images',
      'collective',
      'cashbook',
      'attribution',
      'tip',
    ],
  },
});
