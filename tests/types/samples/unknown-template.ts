import { definePage } from 'wortlaut';

export default definePage({
  // expect: Type '"notcie"' is not assignable
  template: 'notcie',
  path: '/:locale/help',
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
