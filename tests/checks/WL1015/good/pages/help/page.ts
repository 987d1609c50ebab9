import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  variantOf: 'home',
  countries: ['at'],
  source: 'en',
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
