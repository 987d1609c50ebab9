import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'pl',
  name: 'Poland',
  currency: 'PLN',
  languages: ['pl', 'en'],
  domain: 'pl.kassaro.example',
  values: { sampleReceipt: { coffee: 1400, croissant: 1200, cake: 1900 } },
});
