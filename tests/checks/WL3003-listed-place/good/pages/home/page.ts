import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  redirectFrom: ['/'],
  source: 'en',
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
