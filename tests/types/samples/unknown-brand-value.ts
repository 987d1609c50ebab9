import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  // expect: 'text' names {brand:prodcut}, which does not exist. Correct its name, or add it to the facts or the brand. (WL1009)
  text: 'Write to {brand:prodcut}.',
  button: 'Back to the start',
});
