import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'es',
  variantOf: 'terms',
  inherits: 'terms-common',
  placeholder: 'The terms of Spain are a draft that nobody has approved.',
  redirectFrom: ['/es-de/allgemeine-geschaeftsbedingungen', '/es-en/terms', '/es-es/terms', '/es-de/terms'],
  addresses: [
    { path: '/es-es/condiciones-generales', country: 'es', language: 'es', canonical: true },
    { path: '/es-es/agb', country: 'es', language: 'es' },
    { path: '/es-de/agb', country: 'es', language: 'de', canonical: true },
    { path: '/es-en/agb', country: 'es', language: 'en', canonical: true },
    { path: '/condiciones-generales', country: 'es', language: 'es' },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
