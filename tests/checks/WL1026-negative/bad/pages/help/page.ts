import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  path: '/:locale/help',
  source: 'en',
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: {
    composition: 'function',
    drawing: 'stock',
    sold: { currency: 'EUR', items: [{ id: 'candle', minor: -1290 }] },
    steps: [],
    problems: [],
    functions: [],
    questions: [],
    links: [{ id: 'home', icon: 'box', to: to('home') }],
  },
});
