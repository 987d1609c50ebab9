import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  lists: { template: 'notice', size: 1 },
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
