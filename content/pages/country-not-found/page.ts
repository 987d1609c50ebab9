import { definePage } from '../../../generator/model/index.ts';

export default definePage({
  template: 'notice',
  path: '/:locale/country-not-found',
  source: 'en',
  status: 404,
  indexed: false,
  addresses: [{ path: '/country-not-found', language: 'en', canonical: true }],
  structure: { mood: 'lost', way: 'chooser' },
});
