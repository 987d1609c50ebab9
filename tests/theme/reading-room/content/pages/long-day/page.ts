import { definePage } from 'wortlaut';

export default definePage({
  template: 'article',
  path: '/:locale/journal/open-until-the-light-goes',
  source: 'en',
  structure: { date: '2026-06-21' },
});
