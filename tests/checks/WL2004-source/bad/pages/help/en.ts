import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'It\'s up to you: write {now to us.',
  button: 'Back to the start',
});
