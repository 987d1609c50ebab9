import { definePage } from 'wortlaut';
import reviews from '../../samples/reviews.ts';

export default definePage({
  template: 'ipad-offer',
  path: '/:locale/ipad-offer',
  countries: ['es'],
  extraLocales: ['es-fr', 'es-it', 'es-nl'],
  source: 'es',
  addresses: [{ path: '/es/ipad-offer', country: 'es', language: 'es' }],
  structure: {
    views: ['ipad', 'premium', 'setup', 'support'],
    features: {
      receipts: 'paper',
      items: 'keys',
      phone: 'near',
      offline: 'offline',
      figures: 'bars',
      payments: 'card',
      staff: 'person',
      verifactu: 'ticket',
    },
    reviews,
    steps: ['reserve', 'setup', 'shipping'],
    assurances: [
      { id: 'guarantee', icon: 'shield' },
      { id: 'trial', icon: 'calendar' },
      { id: 'contract', icon: 'lock' },
    ],
  },
});
