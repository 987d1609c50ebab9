import { definePage, fallback } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  extraLocales: ['at-fr'],
  source: 'en',
  gaps: { 'at-fr': fallback('en') },
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
