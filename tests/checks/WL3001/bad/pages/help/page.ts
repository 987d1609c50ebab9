import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/404.html', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
