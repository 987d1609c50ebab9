import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'Write&nbsp;to us &#8211; soon.',
  button: 'Back to the start',
});
