import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/belleza-bienestar', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'trade',
    drawing: 'agenda',
    till: 'salon',
    counter: {
      sales: [
        { id: 'one', sold: ['haircut', 'colour', 'shampoo'] },
        { id: 'other', sold: ['manicure', 'blowDry'] },
      ],
    },
    sold: {
      currency: 'EUR',
      items: [
        { id: 'corte', minor: 2200 },
        { id: 'color', minor: 4800 },
        { id: 'champu', minor: 1450 },
      ],
    },
    steps: ['night', 'morning', 'chair', 'closing'],
    problems: ['calls', 'who', 'products', 'vouchers'],
    functions: ['reservations', 'customers', 'lines', 'permissions', 'coupons', 'tip', 'stock', 'messages'],
    questions: ['book', 'staff'],
    links: [
      { id: 'comercio-minorista', icon: 'store', to: to('comercio-minorista') },
      { id: 'pagos-moviles', icon: 'phone', to: to('pagos-moviles') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
