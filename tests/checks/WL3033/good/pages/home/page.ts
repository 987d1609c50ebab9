import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale',
  addresses: [{ path: '/', language: 'en', canonical: true }],
  source: 'en',
  structure: { mood: 'waiting', way: 'home' },
});
