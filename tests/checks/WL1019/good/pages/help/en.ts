import words from './words.ts';
import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: words.heading,
  text: 'Write to us.',
  button: 'Back to the start',
});
