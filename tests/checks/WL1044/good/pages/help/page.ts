import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  source: 'en',
  addresses: [
    { path: '/help', language: 'en', canonical: true },
    { path: '/hilfe', language: 'de', canonical: true },
  ],
  lists: { template: 'notice' },
  anchors: ['content'],
  structure: { mood: 'waiting', way: 'home' },
});
