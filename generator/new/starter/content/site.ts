import { defineSite } from 'wortlaut';

export default defineSite({
  origin: 'https://www.velo-acht.example',
  sourceLanguage: 'en',
  defaultLocale: 'en',
  fallbacks: {},
  references: 'The sources of facts, such as “price list:3”, name a paper of the workshop and a line in it.',
  leadEndpoint: 'none',
});
