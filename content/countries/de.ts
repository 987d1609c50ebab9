import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'de',
  name: 'Germany',
  currency: 'EUR',
  languages: ['de', 'en'],
  domain: 'de.kassaro.example',
  values: { sampleReceipt: { coffee: 320, croissant: 280, cake: 440 } },
});
