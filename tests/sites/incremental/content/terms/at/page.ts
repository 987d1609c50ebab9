import { definePage, to } from 'wortlaut';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'de',
  addresses: [
    { path: '/at-at/agb', country: 'at', language: 'de', canonical: true },
    { path: '/at-en/terms', country: 'at', language: 'en', canonical: true },
  ],
  structure: { outline, documents: { prices: to('help') } },
});
