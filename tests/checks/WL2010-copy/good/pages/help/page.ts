import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'appendix',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { status: 'draft', version: '2026-11-21', terms: to('home'), sections: [{ id: 'phone', text: ['hours'] }] },
});
