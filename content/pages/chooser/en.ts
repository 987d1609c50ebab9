import { defineCopy } from 'wortlaut';

export default defineCopy('chooser', {
  meta: {
    title: 'Choose Your Country | {brand:product}',
    description:
      '{brand:product} is the cloud cash register for shops, cafés and salons in {fact:claims.countries|word} European countries. Choose yours and read on in your language.',
  },
  heading: 'Choose Your Country',
  subtitle: 'Pick your country, and the site continues in your language. Each slip shows what a flat white costs there.',
  samples: 'Sample prices, until the real ones are in',
  continue: 'Continue to {country} in {language}',
  countries: 'Countries',
  trust: {
    heading: 'One till, wherever your shop is',
    lead: 'The keys stay the same. Tax, currency and language come from the country.',
    sign: '24/7',
    items: {
      enterprise: { title: 'Enterprise ready', text: 'One counter today, another one tomorrow: in the cloud there is room for both.' },
      global: { title: 'Global scale', text: '{fact:claims.countries|Word} countries, each with its own currency and its own languages.' },
      support: { title: '24/7 support', text: 'Write at any hour. Somebody who knows tills reads it.' },
    },
  },
});
