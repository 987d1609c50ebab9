import { definePage, to } from 'wortlaut';
import outline from './outline.ts';

export default definePage({
  template: 'terms',
  source: 'de',
  inherits: 'terms-at',
  addresses: [{ path: '/ch-de/agb', country: 'ch', language: 'de', canonical: true }],
  structure: { outline, status: 'draft', version: '2026-11-01', documents: { prices: to('help') } },
});
