import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/privacy',
  source: 'en',
  indexed: false,
  placeholder: 'The privacy page still has to be written.',
  structure: { mood: 'waiting', way: 'home' },
});
