import { definePage } from 'wortlaut';

export default definePage({
  template: 'benefits',
  path: '/:locale/benefits',
  source: 'en',
  addresses: [{ path: '/benefits', country: 'de', language: 'de' }],
  structure: {
    cards: [
      { id: 'cloud', icon: 'cloud' },
      { id: 'mobile', icon: 'phone' },
      { id: 'payments', icon: 'card' },
      { id: 'analytics', icon: 'chart' },
      // The specification claims compliance for Austria, Germany and Spain alone (site.md:10).
      { id: 'lawAustria', icon: 'shield', countries: ['at'], law: 'law.at.till' },
      { id: 'lawGermany', icon: 'shield', countries: ['de'], law: 'law.de.till' },
      { id: 'lawSpain', icon: 'shield', countries: ['es'], law: 'law.es.till' },
      { id: 'accounting', icon: 'book', except: ['at', 'de', 'es'] },
      { id: 'fast', icon: 'bolt' },
      { id: 'support', icon: 'headset' },
      { id: 'secure', icon: 'lock' },
    ],
  },
});
