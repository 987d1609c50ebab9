import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  redirectFrom: ['/'],
  source: 'en',
  lists: { template: 'notice', size: 5 },
  structure: { mood: 'waiting', way: 'home' },
});
