import { definePage } from 'wortlaut';

export default definePage({
  template: 'solutions',
  path: '/:locale/how-:product-helps',
  source: 'de',
  addresses: [{ path: '/how-:product-helps', country: 'de', language: 'de' }],
  structure: {
    cards: [
      { id: 'pos', icon: 'store', features: ['cloud', 'mobile', 'reports', 'inventory', 'customers', 'support'] },
      { id: 'website', icon: 'globe', features: ['automated', 'responsive', 'seo', 'shop', 'content', 'hosting'] },
      { id: 'social', icon: 'megaphone', features: ['content', 'posts', 'community', 'analytics', 'strategy', 'platforms'] },
    ],
    why: [
      { id: 'cloud', icon: 'cloud' },
      { id: 'easy', icon: 'spark' },
      { id: 'one', icon: 'box' },
      { id: 'support', icon: 'headset' },
    ],
  },
});
