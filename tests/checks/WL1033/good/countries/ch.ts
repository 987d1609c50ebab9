import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de'],
  domain: 'zuerich.muster.example',
  sampleReceipt: { coffee: 480 },
});
