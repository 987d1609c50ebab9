import { definePage, to } from 'wortlaut';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'de',
  addresses: [
    { path: '/at-at/agb', country: 'at', language: 'de', canonical: true },
    { path: '/at-en/terms', country: 'at', language: 'en', canonical: true },
  ],
  structure: { outline, status: 'draft', version: '2026-11-01', documents: { prices: to('help') } },
});
