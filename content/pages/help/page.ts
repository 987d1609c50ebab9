import { definePage, external, to } from 'wortlaut';

export default definePage({
  template: 'trade',
  source: 'es',
  addresses: [{ path: '/help', country: 'es', language: 'es', canonical: true }],
  structure: {
    composition: 'help',
    drawing: 'handset',
    sold: { currency: 'EUR', items: [] },
    steps: ['tour', 'write', 'call'],
    problems: ['demo', 'password', 'loading', 'offline', 'closing', 'staff'],
    functions: ['free', 'phone', 'remote', 'tours', 'models'],
    questions: ['cost', 'hours'],
    links: [
      { id: 'support', icon: 'chat', to: to('support', 'contact') },
      { id: 'faq', icon: 'book', to: external('faq') },
      { id: 'status', icon: 'cloud', to: external('status') },
      { id: 'features', icon: 'receipt', to: to('product', 'features') },
      { id: 'software-tpv', icon: 'store', to: to('software-tpv') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
    ],
  },
});
