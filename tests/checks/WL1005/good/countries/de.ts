import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'de',
  name: 'Germany',
  currency: 'EUR',
  languages: ['de'],
  domain: 'de.muster.example',
  sampleReceipt: { coffee: 480 },
});
