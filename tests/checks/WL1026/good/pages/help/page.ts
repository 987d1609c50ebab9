import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'solutions',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: {
    cards: [{ id: 'phone', icon: 'phone', to: to('home'), features: [] }],
    why: [{ id: 'quick', icon: 'headset' }],
    closing: { consult: to('home'), learn: to('help') },
  },
});
