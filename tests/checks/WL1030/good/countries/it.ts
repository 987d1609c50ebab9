import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'it',
  name: 'Italy',
  currency: 'EUR',
  languages: ['en'],
  domain: 'it.muster.example',
  values: { sampleReceipt: { coffee: 150 } },
});
