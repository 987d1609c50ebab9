import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'cz',
  name: 'Czech Republic',
  currency: 'CZK',
  languages: ['en', 'de'],
  domain: 'cz.kassaro.example',
  values: { sampleReceipt: { coffee: 6500, croissant: 5500, cake: 8900 } },
});
