import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  editionOf: 'hom',
  countries: ['at'],
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
