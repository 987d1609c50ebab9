import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de'],
  domain: 'AT.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
