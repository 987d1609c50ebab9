import { definePage, fallback } from 'wortlaut';
import { appendices, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'cs',
  variantOf: 'terms',
  inherits: 'terms-cz-and-pl',
  placeholder: 'The terms of Czechia are a draft that nobody has approved.',
  redirectFrom: ['/cz/vseobecne-podminky', '/cz-en/terms'],
  addresses: [
    { path: '/cz-cz/vseobecne-podminky', country: 'cz', language: 'cs', canonical: true },
    { path: '/cz-en/agb', country: 'cz', language: 'en', canonical: true },
  ],
  // Only Czech and English are planned for Czechia; who reads German there is led to the English text.
  gaps: { 'cz-de': fallback('en') },
  structure: { outline, documents: appendices, elsewhere },
});
