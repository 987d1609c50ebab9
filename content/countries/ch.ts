import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de', 'fr', 'en'],
  domain: 'ch.kassaro.example',
  // Duden: Swiss German writes ss for ß, and guillemets that point outwards.
  spelling: { de: { ß: 'ss', '„': '«', '“': '»', '‚': '‹', '‘': '›' } },
  values: { sampleReceipt: { coffee: 480, croissant: 350, cake: 650 } },
});
