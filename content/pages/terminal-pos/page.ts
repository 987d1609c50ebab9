import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/terminal-pos', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'function',
    drawing: 'tip',
    till: 'cafe',
    sold: {
      currency: 'EUR',
      items: [
        { id: 'bocadillo', minor: 450 },
        { id: 'cerveza', minor: 220 },
        { id: 'cafe', minor: 140 },
      ],
    },
    steps: ['ring', 'ask', 'pay'],
    problems: ['only', 'tips', 'mixed'],
    functions: ['card', 'combined', 'own', 'tip', 'quick', 'closing'],
    questions: ['which', 'setup'],
    links: [
      { id: 'pagos-moviles', icon: 'phone', to: to('pagos-moviles') },
      { id: 'restaurantes', icon: 'people', to: to('restaurantes') },
      { id: 'product', icon: 'receipt', to: to('product') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
