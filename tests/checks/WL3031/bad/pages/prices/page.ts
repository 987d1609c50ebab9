import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  source: 'en',
  addresses: [
    { path: '/at-de/preise', country: 'at', language: 'de', canonical: true },
    { path: '/at-en/prices', country: 'at', language: 'en', canonical: true },
  ],
  structure: { mood: 'waiting', way: 'home' },
});
