import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['en', 'de'],
  domain: 'ch.muster.example',
  sampleReceipt: { coffee: 480 },
});
