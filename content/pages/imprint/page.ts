import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/imprint',
  source: 'en',
  indexed: false,
  placeholder: 'The imprint page still has to be written.',
  structure: { mood: 'waiting', way: 'home' },
});
