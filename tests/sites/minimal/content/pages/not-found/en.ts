import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Not found | {brand:product}', description: 'There is no page at this address.' },
  heading: 'Not found',
  text: 'There is no page at this address.',
  button: 'Back to the start',
});
