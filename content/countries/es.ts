import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'es',
  name: 'Spain',
  currency: 'EUR',
  languages: ['es', 'de', 'en'],
  domain: 'es.kassaro.example',
  values: { sampleReceipt: { coffee: 160, croissant: 190, cake: 320 } },
});
