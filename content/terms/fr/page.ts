import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'fr',
  variantOf: 'terms',
  inherits: 'terms-common',
  placeholder: 'The terms of France are a draft that nobody has approved.',
  redirectFrom: ['/fr-en/terms', '/fr-fr/terms'],
  addresses: [
    { path: '/fr-fr/conditions-generales', country: 'fr', language: 'fr', canonical: true },
    { path: '/fr-fr/agb', country: 'fr', language: 'fr' },
    { path: '/fr-fr/conditions-generales-de-vente', country: 'fr', language: 'fr' },
    { path: '/fr-en/agb', country: 'fr', language: 'en', canonical: true },
    { path: '/conditions-generales', country: 'fr', language: 'fr' },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
