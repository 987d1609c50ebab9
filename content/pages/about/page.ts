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
      { id: 'product', name: 'Marlene', sample: true },
      { id: 'engineering', name: 'Tomáš', sample: true },
      { id: 'support', name: 'Inés', sample: true },
      { id: 'tax', name: 'Jakub', sample: true },
    ],
    values: ['plain', 'counter', 'free', 'care'],
  },
});
