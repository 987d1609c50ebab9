import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  // expect: 'text' names {fact:offer.prize}, which does not exist. Correct its name, or add it to the facts or the brand. (WL1009)
  text: 'Only {fact:offer.prize}.',
  button: 'Back to the start',
});
