import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Prices | {brand:product}', description: 'What {brand:product} costs.' },
  heading: 'Help',
  text: 'Write to us.',
  button: 'Back to the start',
});
