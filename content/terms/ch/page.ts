import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'de',
  variantOf: 'terms',
  inherits: 'terms-at',
  placeholder: 'The terms of Switzerland are a draft that nobody has approved.',
  redirectFrom: ['/ch-de/allgemeine-geschaeftsbedingungen', '/ch-fr/conditions-generales', '/ch-de/terms', '/ch-fr/terms', '/ch-en/terms'],
  addresses: [
    { path: '/ch-de/agb', country: 'ch', language: 'de', canonical: true },
    { path: '/ch-ch/allgemeine-geschaeftsbedingungen', country: 'ch', language: 'de' },
    { path: '/ch-fr/agb', country: 'ch', language: 'fr', canonical: true },
    { path: '/ch-en/agb', country: 'ch', language: 'en', canonical: true },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
