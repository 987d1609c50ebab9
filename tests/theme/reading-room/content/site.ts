import { defineSite } from 'wortlaut';

export default defineSite({
  origin: 'https://www.reading-room.example',
  sourceLanguage: 'en',
  defaultLocale: 'en',
  fallbacks: {},
});
