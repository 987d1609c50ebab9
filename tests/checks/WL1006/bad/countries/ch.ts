import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'FRANKEN',
  languages: ['de'],
  domain: 'ch.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
