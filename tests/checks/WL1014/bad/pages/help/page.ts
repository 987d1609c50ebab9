import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  countries: ['ta'],
  source: 'en',
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
