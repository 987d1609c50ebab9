import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  text: 'What it costs [is written here](prices).',
  button: 'Back to the start',
});
