import { definePage, to, toEdition } from 'wortlaut';

export default definePage({
  template: 'notice',
  source: 'en',
  indexed: false,
  placeholder: 'The German terms are still to come.',
  redirectFrom: ['/de-de/agb', '/de/agb', '/de-en/terms', '/de-de/terms'],
  addresses: [
    { path: '/de-de/allgemeine-geschaeftsbedingungen', country: 'de', language: 'de', canonical: true },
    { path: '/de-en/agb', country: 'de', language: 'en', canonical: true },
    { path: '/agb', country: 'de', language: 'de', defaultForNoCountry: true },
  ],
  structure: {
    mood: 'waiting',
    way: 'home',
    instead: { id: 'austria', to: toEdition('terms', 'at') },
    printed: [
      'scope',
      'registration',
      'contract',
      'demo',
      'service',
      'use',
      'support',
      'fees',
      'blocking',
      'changes',
      'termination',
      'defects',
      'liability',
      'law',
    ],
    ways: [
      { id: 'privacy', icon: 'shield', to: to('privacy') },
      { id: 'prices', icon: 'card', to: to('prices') },
      { id: 'support', icon: 'headset', to: to('support') },
    ],
  },
});
