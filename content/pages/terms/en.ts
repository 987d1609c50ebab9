import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: {
    title: 'Terms and conditions | {brand:product}',
    description: 'The terms and conditions of {brand:product}. The text will be available here soon.',
  },
  heading: 'Terms and conditions',
  text: 'The terms for this country will be available here soon.',
  button: 'Back to the home page',
});
