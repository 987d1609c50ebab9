import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/inventario', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'function',
    drawing: 'stock',
    till: 'shop',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'miel', minor: 650 },
        { id: 'pasta', minor: 190 },
        { id: 'vino', minor: 790 },
      ],
    },
    steps: ['load', 'sell', 'look'],
    problems: ['out', 'count', 'prices'],
    functions: ['list', 'scanner', 'import', 'export', 'images', 'discounts'],
    questions: ['scanner', 'out'],
    links: [
      { id: 'comercio-minorista', icon: 'store', to: to('comercio-minorista') },
      { id: 'software-tpv', icon: 'cloud', to: to('software-tpv') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
