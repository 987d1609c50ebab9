import { definePage, fallback } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'en' }],
  gaps: { 'at-de': fallback('en'), 'ch-de': fallback('en') },
  structure: { mood: 'waiting', way: 'home' },
});
