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
        picture: 'till',
        to: to('home', 'products'),
        features: ['cloud', 'mobile', 'reports', 'inventory', 'customers', 'support'],
      },
      {
        id: 'website',
        picture: 'website',
        to: to('support', 'contact', { topic: 'website' }),
        features: ['automated', 'responsive', 'seo', 'shop', 'content', 'hosting'],
      },
      {
        id: 'social',
        picture: 'posts',
        to: to('support', 'contact', { topic: 'social' }),
        features: ['content', 'posts', 'community', 'analytics', 'strategy', 'platforms'],
      },
    ],
    why: ['one', 'cloud', 'easy', 'support'],
    closing: { consult: to('support', 'contact', { topic: 'consultation' }), learn: to('home') },
  },
});
