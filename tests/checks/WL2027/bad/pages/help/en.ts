import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: 'Help',
  heading: 'Help',
  text: 'Write to us.',
  button: 'Back to the start',
});
