import { definePage, to, toEdition } from 'wortlaut';
import de from '../../terms/common/de.ts';
import en from '../../terms/common/en.ts';

const first = ['scope', 'registration', 'contract', 'demo', 'service'] as const;

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
    printed: { de: first.map((clause) => de.clauses[clause].heading), en: first.map((clause) => en.clauses[clause].heading) },
    ways: [
      { id: 'privacy', icon: 'shield', to: to('privacy') },
      { id: 'prices', icon: 'card', to: to('prices') },
      { id: 'support', icon: 'headset', to: to('support') },
    ],
  },
});
