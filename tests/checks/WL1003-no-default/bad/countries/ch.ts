import { defineCountry } from 'wortlaut';

export const country = defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de'],
  domain: 'ch.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
