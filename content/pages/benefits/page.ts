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
      // Compliance is claimed for Austria, Germany and Spain alone (site.md:10).
      { id: 'complianceAustria', icon: 'shield', countries: ['at'] },
      { id: 'complianceGermany', icon: 'shield', countries: ['de'] },
      { id: 'complianceSpain', icon: 'shield', countries: ['es'] },
      { id: 'accounting', icon: 'book', except: ['at', 'de', 'es'] },
      { id: 'fast', icon: 'bolt' },
      { id: 'support', icon: 'headset' },
      { id: 'secure', icon: 'lock' },
    ],
  },
});
