import { definePage, fallback } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  gaps: { 'at-de': fallback('en') },
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
