import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'solutions',
  path: '/:locale/how-:product-helps',
  source: 'de',
  addresses: [{ path: '/how-:product-helps', country: 'de', language: 'de' }],
  structure: {
    cards: [
      {
        id: 'pos',
        icon: 'store',
        to: to('home', 'products'),
        features: ['cloud', 'mobile', 'reports', 'inventory', 'customers', 'support'],
      },
      {
        id: 'website',
        icon: 'globe',
        to: to('support', 'contact', { topic: 'website' }),
        features: ['automated', 'responsive', 'seo', 'shop', 'content', 'hosting'],
      },
      {
        id: 'social',
        icon: 'megaphone',
        to: to('support', 'contact', { topic: 'social' }),
        features: ['content', 'posts', 'community', 'analytics', 'strategy', 'platforms'],
      },
    ],
    why: [
      { id: 'cloud', icon: 'cloud' },
      { id: 'easy', icon: 'spark' },
      { id: 'one', icon: 'box' },
      { id: 'support', icon: 'headset' },
    ],
    closing: { consult: to('support', 'contact', { topic: 'consultation' }), learn: to('home') },
  },
});
