import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'nl',
  variantOf: 'terms',
  inherits: 'terms-common',
  placeholder: 'The terms of the Netherlands are a draft that nobody has approved.',
  addresses: [
    { path: '/nl-nl/algemene-voorwaarden', country: 'nl', language: 'nl', canonical: true },
    { path: '/nl-nl/agb', country: 'nl', language: 'nl' },
    { path: '/nl-en/agb', country: 'nl', language: 'en', canonical: true },
    { path: '/algemene-voorwaarden', country: 'nl', language: 'nl' },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
