import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help',
  // expect: 'txet' is not read by this template. Remove it or correct its name. (WL2025)
  txet: 'Write to us.',
  text: 'Write to us.',
  button: 'Back to the start',
});
