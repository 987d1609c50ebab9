import { definePage, omit } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  gaps: { 'ch-de': omit('Switzerland has no help yet') },
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
