import { definePage } from 'wortlaut';

export default definePage({
  template: 'article',
  path: '/:locale/journal/a-lamp-for-every-chair',
  source: 'en',
  structure: { date: '2026-02-03' },
});
