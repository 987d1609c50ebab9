import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Imprint | {brand:product}', description: 'Who is behind {brand:product} and how to reach us.' },
  heading: 'Imprint',
  text: '{brand:provider}, {brand:seat}. Email {brand:email}, telephone {brand:phone}. The complete imprint will be available here soon.',
  button: 'Back to the home page',
});
