import { definePage, fallback, to } from 'wortlaut';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'de',
  addresses: [
    { path: '/at-at/agb', country: 'at', language: 'de', canonical: true },
    { path: '/ch-de/agb', country: 'ch', language: 'de', canonical: true },
    { path: '/fr-de/agb', country: 'fr', language: 'de', canonical: true },
  ],
  // The English text follows in spring.
  gaps: { 'at-en': fallback('de') },
  structure: { outline, status: 'draft', version: '2026-11-01', documents: { prices: to('help') } },
});
