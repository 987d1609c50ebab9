import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'pl',
  variantOf: 'terms',
  inherits: 'terms-cz-and-pl',
  placeholder: 'The terms of Poland are a draft that nobody has approved.',
  redirectFrom: ['/pl-pl/agb', '/pl-en/terms', '/pl-pl/terms'],
  addresses: [
    { path: '/pl-pl/warunki-ogolne', country: 'pl', language: 'pl', canonical: true },
    { path: '/pl-en/agb', country: 'pl', language: 'en', canonical: true },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
