import { defineCopy } from 'wortlaut';

export default defineCopy('not-found', {
  meta: { title: 'Off the track | {brand:product}', description: 'There is no page at this address.' },
  heading: 'Off the track',
  text: 'There is no page at this address. Perhaps it has moved, or a letter has slipped in.',
  button: 'To the home page',
});
