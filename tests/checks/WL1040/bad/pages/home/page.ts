import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  formerly: ['/'],
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
