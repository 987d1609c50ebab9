import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'cj',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de'],
  domain: 'ch.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
