import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de'],
  domain: 'ch.muster.example',
  // expect: 'cofee' does not exist in type
  values: { sampleReceipt: { cofee: 480 } },
});
