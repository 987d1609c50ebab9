import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: 'ch',
  name: 'Switzerland',
  currency: 'CHF',
  languages: ['de', 'fr', 'en'],
  domain: 'ch.kassaro.example',
  // Duden: Swiss German writes ss for ß, and guillemets that point outwards.
  // Swiss law calls the tax Mehrwertsteuer and the penalty Konventionalstrafe; both are inflected like the words they stand for.
  spelling: {
    de: { ß: 'ss', '„': '«', '“': '»', '‚': '‹', '‘': '›', Umsatzsteuer: 'Mehrwertsteuer', Vertragsstrafe: 'Konventionalstrafe' },
  },
  values: { sampleReceipt: { coffee: 480, croissant: 350, cake: 650 } },
});
