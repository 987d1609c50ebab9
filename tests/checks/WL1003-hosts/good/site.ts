import { defineSite } from 'wortlaut';

export default defineSite({
  origin: 'https://www.muster.example',
  sourceLanguage: 'en',
  defaultLocale: 'at-de',
  navigationCountry: 'at',
  allowUnused: { nav: 'For other menus.', banner: 'For a banner.', footer: 'For other menus.', terms: 'For a contract.' },
  fallbacks: {},
  hosts: ['nginx', 'caddy'],
});
