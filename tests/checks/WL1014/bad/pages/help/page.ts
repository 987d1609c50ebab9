import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  countries: ['ta'],
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
