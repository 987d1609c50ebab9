import { definePage, fallback } from 'wortlaut';
import testimonials from '../../samples/testimonials.ts';

export default definePage({
  template: 'second-offer',
  path: '/:locale/ipad-offer-2',
  countries: ['es'],
  extraLocales: ['es-fr', 'es-it', 'es-nl'],
  source: 'es',
  gaps: { 'es-fr': fallback('es'), 'es-it': fallback('es'), 'es-nl': fallback('es') },
  addresses: [{ path: '/es/ipad-offer-2', country: 'es', language: 'es' }],
  structure: {
    parts: [
      { id: 'ipad', value: 'offer.valueIpad' },
      { id: 'premium', value: 'offer.valuePremium' },
      { id: 'setup', value: 'offer.valueSetup' },
      { id: 'shipping', value: 'offer.valueShipping' },
    ],
    features: ['counter', 'phone', 'invoices', 'offline', 'figures', 'tax'],
    testimonials,
  },
});
