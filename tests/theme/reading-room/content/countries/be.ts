import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'be',
  name: 'Belgium',
  currency: 'EUR',
  languages: ['en', 'fr', 'ar'],
  domain: 'www.reading-room.example',
  sampleReceipt: {},
});
