import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de', 'en'],
  domain: 'ch.muster.example',
  values: { sampleReceipt: { coffee: 480, cake: 650 } },
});
