import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'de',
  name: 'Germany',
  currency: 'EUR',
  languages: ['de'],
  domain: 'de.muster.example',
  values: { sampleReceipt: { coffee: 480 } },
});
