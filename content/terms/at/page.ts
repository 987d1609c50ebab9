import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'de',
  variantOf: 'terms',
  inherits: 'terms-common',
  placeholder: 'The terms of Austria are a draft that nobody has approved.',
  redirectFrom: [
    '/at-de/allgemeine-geschaeftsbedingungen',
    '/at-de/agb',
    '/at-de/terms',
    '/at-en/agb',
    '/at-en/allgemeine-geschaeftsbedingungen',
  ],
  addresses: [
    { path: '/at-at/allgemeine-geschaeftsbedingungen', country: 'at', language: 'de', canonical: true },
    { path: '/at-en/terms', country: 'at', language: 'en', canonical: true },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
