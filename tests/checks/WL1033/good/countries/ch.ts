import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de'],
  domain: 'zuerich.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
