import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['en', 'de'],
  domain: 'ch.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
