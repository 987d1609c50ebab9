import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: '{brand:product} helps', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'Write to us.',
  button: 'Back to the start',
});
