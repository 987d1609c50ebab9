import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/404.html',
  source: 'en',
  status: 404,
  indexed: false,
  structure: { mood: 'lost', way: 'home' },
});
