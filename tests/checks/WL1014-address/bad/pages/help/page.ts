import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'dk', language: 'de' }, { path: '/aide', country: 'zzz', language: 'en' }],
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
