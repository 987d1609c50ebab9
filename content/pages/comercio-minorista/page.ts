import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/comercio-minorista', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'trade',
    drawing: 'shelf',
    till: 'shop',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'pan', minor: 340 },
        { id: 'queso', minor: 890 },
        { id: 'vino', minor: 790 },
      ],
    },
    steps: ['opening', 'delivery', 'rush', 'closing'],
    problems: ['codes', 'sales', 'stock', 'gift'],
    functions: ['barcode', 'inventory', 'import', 'discounts', 'coupons', 'customers', 'notes', 'export'],
    questions: ['scanner', 'start'],
    links: [
      { id: 'inventario', icon: 'chart', to: to('inventario') },
      { id: 'facturacion', icon: 'mail', to: to('facturacion') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
