import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/software-tpv', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'function',
    drawing: 'arrange',
    till: 'shop',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'queso', minor: 890 },
        { id: 'leche', minor: 145 },
        { id: 'manzanas', minor: 220 },
      ],
    },
    steps: ['load', 'arrange', 'sell'],
    problems: ['learn', 'place', 'ads'],
    functions: ['import', 'drag', 'images', 'rates', 'receipt', 'api', 'tours', 'ads'],
    questions: ['device', 'devices'],
    links: [
      { id: 'inventario', icon: 'chart', to: to('inventario') },
      { id: 'terminal-pos', icon: 'card', to: to('terminal-pos') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
