import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  editionOf: 'home',
  countries: ['at'],
  alsoIn: [],
  source: 'en',
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
