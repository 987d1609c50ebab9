import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'ch', language: 'de' }, { path: '/aide', language: 'en' }],
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
