import { definePage } from 'wortlaut';

export default definePage({
  template: 'article',
  path: '/:locale/journal/a-book-comes-home',
  source: 'en',
  structure: { date: '2026-03-12' },
});
