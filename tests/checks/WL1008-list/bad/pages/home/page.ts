import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  redirectFrom: ['/'],
  source: 'en',
  lists: { template: 'notcie', size: 5 },
  structure: { mood: 'waiting', way: 'home' },
});
