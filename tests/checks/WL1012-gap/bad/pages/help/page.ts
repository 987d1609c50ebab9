import { definePage, omit } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  gaps: { 'at-fr': omit('later') },
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
