import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  variantOf: 'home',
  countries: ['ch'],
  extraLocales: ['ch-en'],
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
