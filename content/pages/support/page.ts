import { definePage, external, to } from 'wortlaut';

export default definePage({
  template: 'support',
  path: '/:locale/support',
  source: 'en',
  addresses: [{ path: '/support', country: 'de', language: 'de' }],
  anchors: ['contact', 'faq'],
  structure: {
    methods: ['email', 'phone', 'ticket', 'remote'],
    faq: [
      { id: 'start' },
      { id: 'card' },
      { id: 'contract' },
      { id: 'devices' },
      { id: 'internet' },
      { id: 'payments' },
      { id: 'lawAustria', countries: ['at'], law: 'law.at.till' },
      { id: 'lawGermany', countries: ['de'], law: 'law.de.till' },
      { id: 'lawSpain', countries: ['es'], law: 'law.es.till' },
      { id: 'lawFrance', countries: ['fr'], law: 'law.fr.till' },
      { id: 'lawPoland', countries: ['pl'], law: 'law.pl.till' },
      { id: 'smallestPoland', countries: ['pl'], law: 'law.pl.smallest' },
      { id: 'lawSwitzerland', countries: ['ch'], law: 'law.ch.books' },
      { id: 'lawCzechia', countries: ['cz'], law: 'law.cz.till' },
      { id: 'accounting' },
      { id: 'staff' },
    ],
    links: [
      { id: 'setup', icon: 'bolt', to: to('home', 'how') },
      { id: 'offer', icon: 'box', to: to('home', 'offer') },
      { id: 'benefits', icon: 'receipt', to: to('product', 'features') },
      { id: 'reviews', icon: 'star', to: to('reviews') },
      { id: 'fairs', icon: 'calendar', to: to('exhibitions') },
      { id: 'status', icon: 'cloud', to: external('status') },
    ],
  },
});
