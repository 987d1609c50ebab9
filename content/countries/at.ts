import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'at',
  name: 'Austria',
  currency: 'EUR',
  languages: ['de', 'en'],
  domain: 'at.kassaro.example',
  values: { sampleReceipt: { coffee: 340, croissant: 290, cake: 450 } },
});
