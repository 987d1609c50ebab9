import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/facturacion', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'function',
    drawing: 'printed',
    till: 'shop',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'tartas', minor: 8400 },
        { id: 'bandejas', minor: 5600 },
        { id: 'reparto', minor: 1200 },
      ],
    },
    steps: ['sell', 'bill', 'hand'],
    problems: ['weekend', 'design', 'accountant', 'verifactu'],
    functions: ['receipt', 'text', 'notes', 'collective', 'messages', 'summary', 'csv', 'cashbook'],
    questions: ['since', 'mark'],
    links: [
      { id: 'servicios-profesionales', icon: 'book', to: to('servicios-profesionales') },
      { id: 'software-tpv', icon: 'store', to: to('software-tpv') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
