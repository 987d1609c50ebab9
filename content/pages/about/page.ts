import { definePage } from 'wortlaut';

export default definePage({
  template: 'about',
  path: '/:locale/about',
  source: 'de',
  addresses: [{ path: '/about', country: 'de', language: 'de' }],
  anchors: ['team', 'values'],
  structure: {
    stats: [
      { id: 'businesses', fact: 'claims.businesses' },
      { id: 'uptime', fact: 'claims.uptime' },
      { id: 'satisfaction', fact: 'claims.satisfaction' },
      { id: 'setup', fact: 'setup.time' },
    ],
    team: [
      { id: 'product', icon: 'store', name: 'Marlene', sample: true },
      { id: 'engineering', icon: 'cloud', name: 'Tomáš', sample: true },
      { id: 'support', icon: 'headset', name: 'Inés', sample: true },
      { id: 'tax', icon: 'receipt', name: 'Jakub', sample: true },
    ],
    values: ['plain', 'counter', 'free', 'care'],
  },
});
