import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/healthcare', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'trade',
    drawing: 'calendar',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'fisioterapia', minor: 4500 },
        { id: 'podologia', minor: 3800 },
        { id: 'plantillas', minor: 9500 },
      ],
    },
    steps: ['early', 'desk', 'invoice', 'closing'],
    problems: ['insurer', 'desk', 'tax'],
    functions: ['reservations', 'invoices', 'text', 'rates', 'customers', 'permissions', 'collective', 'csv'],
    questions: ['records', 'verifactu'],
    links: [
      { id: 'facturacion', icon: 'mail', to: to('facturacion') },
      { id: 'servicios-profesionales', icon: 'book', to: to('servicios-profesionales') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
