import { definePage } from 'wortlaut';
import reviews from '../../samples/reviews.ts';

export default definePage({
  template: 'reviews',
  path: '/:locale/reviews',
  source: 'en',
  addresses: [{ path: '/reviews', country: 'de', language: 'de' }],
  structure: {
    stats: [
      { id: 'customers', fact: 'claims.customers' },
      { id: 'average' },
      { id: 'satisfaction', fact: 'claims.satisfaction' },
      { id: 'total' },
    ],
    reviews,
  },
});
