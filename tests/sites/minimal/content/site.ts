import { defineSite } from 'wortlaut';

export default defineSite({
  origin: 'https://www.muster.example',
  sourceLanguage: 'en',
  defaultLocale: 'at-de',
  navigationCountry: 'at',
  // Samples that change this site may have other menus, a banner or a contract.
  allowUnused: { nav: 'For other menus.', footer: 'Likewise.', banner: 'For a banner.', terms: 'For a contract.', trial: 'Likewise.' },
  // The theme is that of the first site.
  budgets: { styles: 13_312 },
  fallbacks: {},
});
