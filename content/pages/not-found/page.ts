import { definePage, to } from 'wortlaut';

export default definePage({
  template: 'not-found',
  path: '/:locale/404.html',
  source: 'en',
  status: 404,
  indexed: false,
  addresses: [{ path: '/404.html', language: 'en', canonical: true }],
  structure: {
    mood: 'lost',
    way: 'home',
    ways: [
      { id: 'functions', icon: 'store', to: to('product') },
      { id: 'helps', icon: 'bolt', to: to('solutions') },
      { id: 'prices', icon: 'card', to: to('prices') },
      { id: 'support', icon: 'headset', to: to('support') },
    ],
  },
});
