import { definePage, fallback } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  gaps: { 'at-de': fallback('en'), 'ch-de': fallback('en') },
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
