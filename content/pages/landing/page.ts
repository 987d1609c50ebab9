import { definePage, to } from 'wortlaut';
import reviews from '../../samples/reviews.ts';
import testimonials from '../../samples/testimonials.ts';

const [linz, valencia, ...others] = reviews;

export default definePage({
  template: 'landing',
  path: '/:locale',
  variantOf: 'home',
  countries: ['es'],
  extraLocales: ['es-fr', 'es-it', 'es-nl'],
  source: 'es',
  addresses: [{ path: '/es', country: 'es', language: 'es' }],
  anchors: ['offer', 'features', 'how', 'products', 'pains', 'reviews', 'testimonials', 'comparison', 'faq'],
  structure: {
    pains: ['sheet', 'dated', 'blind', 'change'],
    // Spain reads a Spanish voice first.
    reviews: [valencia, linz, ...others],
    steps: ['account', 'items', 'sell'],
    functions: ['closing', 'book', 'calendar', 'scanner', 'accounting', 'staff'],
    stats: [
      { id: 'customers', fact: 'claims.customers' },
      { id: 'rating', fact: 'claims.rating' },
      { id: 'satisfaction', fact: 'claims.satisfaction' },
    ],
    testimonials,
    comparison: [
      { id: 'invoices', others: false },
      { id: 'products', others: false },
      { id: 'sales', others: false },
      { id: 'offline', others: true },
      { id: 'verifactu', others: false },
      { id: 'contract', others: false },
    ],
    faq: ['card', 'setup', 'contract', 'verifactu', 'internet', 'ipad'],
    fronts: [
      { trade: 'cafe', to: to('restaurantes') },
      { trade: 'salon', to: to('belleza-bienestar') },
      { trade: 'shop', to: to('comercio-minorista') },
    ],
  },
});
