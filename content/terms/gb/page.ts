import { definePage } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'en',
  variantOf: 'terms',
  inherits: 'terms-common',
  placeholder: 'The terms of the United Kingdom are a draft that nobody has approved.',
  addresses: [
    { path: '/gb-en/terms', country: 'gb', language: 'en', canonical: true },
    { path: '/gb-en/agb', country: 'gb', language: 'en' },
    { path: '/terms', country: 'gb', language: 'en' },
  ],
  structure: { outline, documents: appendices, elsewhere },
});
