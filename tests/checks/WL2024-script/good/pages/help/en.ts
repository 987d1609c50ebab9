import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'Write to R&D, A & B or AT&T; Q&As; <ada@muster.example>.',
  button: 'Back to the start',
});
