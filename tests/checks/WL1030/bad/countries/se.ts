import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'se',
  name: 'Sweden',
  currency: 'SEK',
  languages: ['en'],
  domain: 'se.muster.example',
  values: { sampleReceipt: { coffee: 150 } },
});
