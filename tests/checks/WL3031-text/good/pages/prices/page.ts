import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  source: 'en',
  path: '/:locale/prices',
  structure: { mood: 'waiting', way: 'home' },
});
