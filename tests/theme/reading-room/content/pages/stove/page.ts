import { definePage } from 'wortlaut';

export default definePage({
  template: 'article',
  path: '/:locale/journal/the-stove-is-lit',
  source: 'en',
  structure: { date: '2026-01-15' },
});
