import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/pagos-moviles', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'function',
    drawing: 'contactless',
    till: 'cafe',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'limonada', minor: 250 },
        { id: 'agua', minor: 150 },
      ],
    },
    steps: ['choose', 'hold', 'done'],
    problems: ['nocash', 'outside', 'receipt'],
    functions: ['all', 'combined', 'messages', 'mobile', 'live', 'offline'],
    questions: ['watch', 'offline'],
    links: [
      { id: 'terminal-pos', icon: 'card', to: to('terminal-pos') },
      { id: 'belleza-bienestar', icon: 'star', to: to('belleza-bienestar') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
