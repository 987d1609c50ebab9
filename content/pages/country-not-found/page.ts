import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/country-not-found.html',
  source: 'en',
  status: 404,
  indexed: false,
  addresses: [{ path: '/country-not-found.html', language: 'en', canonical: true }],
  structure: { mood: 'lost', way: 'chooser' },
});
