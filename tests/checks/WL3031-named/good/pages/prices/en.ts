import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Prices | {brand:product}', description: 'What {brand:product} costs.' },
  heading: 'Prices',
  text: 'They follow.',
  button: 'Back to the start',
});
