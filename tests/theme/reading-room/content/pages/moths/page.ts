import { definePage } from 'wortlaut';

export default definePage({
  template: 'article',
  path: '/:locale/journal/what-the-moths-left',
  source: 'en',
  structure: { date: '2026-04-20' },
});
