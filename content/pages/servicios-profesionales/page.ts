import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/servicios-profesionales', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'trade',
    drawing: 'invoice',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'consulta', minor: 9000 },
        { id: 'informe', minor: 18000 },
        { id: 'desplazamiento', minor: 3500 },
      ],
    },
    steps: ['visit', 'work', 'invoice', 'quarter'],
    problems: ['later', 'month', 'accountant'],
    functions: ['invoice', 'text', 'collective', 'notes', 'offers', 'customers', 'csv', 'cashbook'],
    questions: ['shop', 'advisor'],
    links: [
      { id: 'facturacion', icon: 'mail', to: to('facturacion') },
      { id: 'software-tpv', icon: 'store', to: to('software-tpv') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
