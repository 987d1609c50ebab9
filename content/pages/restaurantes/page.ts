import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/restaurantes', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'trade',
    drawing: 'table',
    till: 'cafe',
    counter: {
      goods: [
        { id: 'sopa', minor: 550, tax: 'meal' },
        { id: 'ensalada', minor: 680, tax: 'meal' },
        { id: 'croquetas', minor: 750, tax: 'meal' },
        { id: 'tortilla', minor: 480, tax: 'meal' },
        { id: 'bocadillo', minor: 450, tax: 'meal' },
        { id: 'merluza', minor: 1450, tax: 'meal' },
        { id: 'entrecot', minor: 1890, tax: 'meal' },
        { id: 'tarta', minor: 320, tax: 'meal' },
        { id: 'agua', minor: 150, tax: 'drink' },
        { id: 'bebida', minor: 220, tax: 'beer' },
        { id: 'vino', minor: 280, tax: 'drink' },
        { id: 'cafe', minor: 140, tax: 'drink' },
      ],
      sales: [
        { id: 'four', sold: ['sopa', 'bocadillo', 'tarta', 'bebida'] },
        { id: 'seven', sold: ['croquetas', 'merluza', 'entrecot', 'vino'] },
        { id: 'terrace', sold: ['tortilla', 'bebida'] },
      ],
    },
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
