import { defineCopy } from '../../../generator/model/index.ts';

export default defineCopy('chooser', {
  meta: {
    title: 'Choose Your Country | {brand:product}',
    description: '{brand:product} is the cloud cash register for shops, cafés and salons in seven European countries. Choose yours to see prices and rules that apply there.',
  },
  heading: 'Choose Your Country',
  subtitle: 'Prices, tax rules and support differ from country to country. Pick yours and everything fits.',
  continue: 'Continue to {place}',
  countries: 'Countries',
  trust: {
    heading: 'One till, wherever your shop is',
    items: {
      enterprise: { title: 'Enterprise ready', text: 'From one counter to many branches: every till reports to the same place.' },
      global: { title: 'Global scale', text: 'Seven countries, each with its currency, its tax rules and its languages.' },
      support: { title: '24/7 support', text: 'Write at any hour. Somebody who knows tills reads it.' },
    },
  },
});
