import { definePage, omit } from 'wortlaut';

export default definePage({
  template: 'article',
  path: '/:locale/journal/an-evening-of-dictation',
  source: 'en',
  gaps: { ar: omit('The dictation is in French and was announced to readers of French and English.') },
  structure: { date: '2026-05-08' },
});
