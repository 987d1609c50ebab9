import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
