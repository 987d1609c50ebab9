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
      { id: 'compliance', icon: 'shield' },
      { id: 'fast', icon: 'bolt' },
      { id: 'support', icon: 'headset' },
      { id: 'secure', icon: 'lock' },
    ],
  },
});
