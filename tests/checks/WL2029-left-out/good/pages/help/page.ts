import { definePage, omit } from 'wortlaut';

export default definePage({
  template: 'notice',
  path: '/:locale/help',
  source: 'en',
  gaps: { 'at-de': omit('Austria has no help yet'), 'ch-de': omit('Nor has Switzerland') },
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
