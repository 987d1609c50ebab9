import { definePage } from 'wortlaut';

export default definePage({
  template: 'journal',
  path: '/:locale/journal',
  source: 'en',
  lists: { template: 'article', size: 2 },
  structure: {},
});
