import { definePage } from 'wortlaut';

export default definePage({
  template: 'notice',
  source: 'en',
  indexed: false,
  placeholder: 'The terms of each country are still to be written.',
  addresses: [
    { path: '/de-de/allgemeine-geschaeftsbedingungen', country: 'de', language: 'de', canonical: true },
    { path: '/ch-de/agb', country: 'ch', language: 'de', canonical: true },
    { path: '/fr-fr/conditions-generales', country: 'fr', language: 'fr', canonical: true },
    { path: '/es-es/condiciones-generales', country: 'es', language: 'es', canonical: true },
    { path: '/cz-cz/vseobecne-podminky', country: 'cz', language: 'cs', canonical: true },
    { path: '/pl-pl/warunki-ogolne', country: 'pl', language: 'pl', canonical: true },
    { path: '/agb', country: 'de', language: 'de', elsewhere: true },
  ],
  structure: { mood: 'waiting', way: 'home' },
});
