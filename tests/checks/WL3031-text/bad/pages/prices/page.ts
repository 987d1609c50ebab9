import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  source: 'en',
  path: '/:locale/prices',
  countries: ['at'],
  structure: { mood: 'waiting', way: 'home' },
});
