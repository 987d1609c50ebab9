import { definePage } from 'wortlaut';
import { appendices, edition, elsewhere } from '../documents.ts';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'cs',
  editionOf: 'terms',
  inherits: 'terms-common',
  placeholder: 'The terms of Czechia are a draft that nobody has approved.',
  addresses: [
    { path: '/cz-cz/vseobecne-podminky', country: 'cz', language: 'cs', canonical: true },
    { path: '/cz-en/agb', country: 'cz', language: 'en', canonical: true },
  ],
  structure: { outline, ...edition, documents: appendices, elsewhere },
});
