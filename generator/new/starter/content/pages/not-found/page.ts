import { definePage } from 'wortlaut';

export default definePage({
  template: 'not-found',
  path: '/:locale/404.html',
  source: 'en',
  status: 404,
  indexed: false,
  addresses: [{ path: '/404.html', language: 'en', canonical: true }],
  structure: {},
});
