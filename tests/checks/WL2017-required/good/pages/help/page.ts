import { definePage } from 'wortlaut';

export default definePage({
  template: 'policy',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { sections: [{ id: 'phone', text: ['hours'], rows: [{ id: 'phone', from: 'missing' }] }] },
});
