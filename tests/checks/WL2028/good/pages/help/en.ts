import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: '{fact:offer.markets|Word} countries, one of the languages, twelve minutes.',
  button: 'Back to the start',
});
