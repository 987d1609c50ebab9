import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  redirectFrom: ['/'],
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
