import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  variantOf: 'home',
  countries: ['at'],
  extraLocales: [],
  source: 'en',
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
