import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/404.html',
  source: 'en',
  status: 404,
  indexed: false,
  addresses: [{ path: '/404.html', language: 'en', canonical: true }],
  structure: { mood: 'lost', way: 'home' },
});
