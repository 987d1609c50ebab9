import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  // expect: Type '"FRANKEN"' is not assignable to type
  currency: 'FRANKEN',
  languages: ['de'],
  domain: 'ch.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
