import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de', 'fr', 'en'],
  domain: 'ch.kassaro.example',
  sampleReceipt: { coffee: 480, croissant: 350, cake: 650 },
});
