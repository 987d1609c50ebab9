import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/restaurantes', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'trade',
    drawing: 'table',
    till: 'cafe',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'sopa', minor: 550 },
        { id: 'bocadillo', minor: 450 },
        { id: 'tarta', minor: 320 },
        { id: 'bebida', minor: 220 },
      ],
    },
    steps: ['opening', 'lunch', 'bill', 'closing'],
    problems: ['split', 'tip', 'waiters', 'terrace'],
    functions: ['payments', 'lines', 'permissions', 'tip', 'images', 'reservations', 'coupons', 'closing'],
    questions: ['gastro', 'offline'],
    links: [
      { id: 'terminal-pos', icon: 'card', to: to('terminal-pos') },
      { id: 'pagos-moviles', icon: 'phone', to: to('pagos-moviles') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
