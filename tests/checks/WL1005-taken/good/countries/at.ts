import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'at',
  name: 'Austria',
  currency: 'EUR',
  languages: ['de', 'en'],
  domain: 'at.muster.example',
  values: { sampleReceipt: { coffee: 340 } },
});
