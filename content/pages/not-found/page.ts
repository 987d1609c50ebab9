import { definePage } from '../../../generator/model/index.ts';

export default definePage({
  template: 'notice',
  path: '/:locale/404',
  source: 'en',
  status: 404,
  indexed: false,
  addresses: [{ path: '/404.html', language: 'en', canonical: true }],
  structure: { mood: 'lost', way: 'home' },
});
