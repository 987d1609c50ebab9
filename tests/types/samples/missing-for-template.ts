import { defineCopy } from 'wortlaut';

// expect: 'text' is missing: the template reads it. Write the text. (WL2001)
export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  button: 'Back to the start',
});
