import { definePage } from 'wortlaut';

const mood = 'waiting';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { mood, way: 'home' },
});
