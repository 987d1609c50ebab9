import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'it',
  variantOf: 'terms',
  inherits: 'terms-common',
  placeholder: 'The terms of Italy are a draft that nobody has approved.',
  addresses: [
    { path: '/it-it/condizioni-generali', country: 'it', language: 'it', canonical: true },
    { path: '/it-it/agb', country: 'it', language: 'it' },
    { path: '/it-en/agb', country: 'it', language: 'en', canonical: true },
    { path: '/condizioni-generali', country: 'it', language: 'it' },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
