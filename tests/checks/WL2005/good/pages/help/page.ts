import { definePage, fallback, omit } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  gaps: { 'at-de': fallback('en'), 'ch-de': omit('Switzerland has no help yet') },
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
