import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  editionOf: 'home',
  countries: ['ch'],
  alsoIn: ['ch-en'],
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
