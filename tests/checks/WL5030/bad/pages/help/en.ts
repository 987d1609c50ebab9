import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help by telephone, by e-mail and in the shop around the corner | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'Write to us.',
  button: 'Back to the start',
});
