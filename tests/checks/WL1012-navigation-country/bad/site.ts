import { defineSite } from 'wortlaut';

export default defineSite({
  origin: 'https://www.muster.example',
  sourceLanguage: 'en',
  defaultLocale: 'at-de',
  navigationCountry: 'au',
  fallbacks: {},
});
