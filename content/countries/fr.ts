import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'fr',
  name: 'France',
  currency: 'EUR',
  languages: ['fr', 'en'],
  domain: 'fr.kassaro.example',
  values: { sampleReceipt: { coffee: 220, croissant: 180, cake: 490 } },
});
