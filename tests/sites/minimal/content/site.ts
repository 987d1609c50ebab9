import { defineSite } from 'wortlaut';

export default defineSite({
  origin: 'https://www.muster.example',
  sourceLanguage: 'en',
  defaultLocale: 'at-de',
  navigationCountry: 'at',
  // Samples that change this site may have other menus, a banner or a contract.
  allowUnused: { nav: 'For other menus.', banner: 'For a banner.', footer: 'For other menus.', terms: 'For a contract.' },
  // The theme is that of the first site.
  budgets: { styles: 13_312 },
  fallbacks: {},
});
