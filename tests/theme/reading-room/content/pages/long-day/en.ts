import { defineCopy } from 'wortlaut';

export default defineCopy('article', {
  meta: {
    title: 'Open until the light goes',
    description: 'On the longest day we read by the window and lock up when the last line can no longer be seen.',
  },
  paragraphs: {
    first: 'Once a year we keep no hours. On the longest day the doors stay open for as long as the sun allows, and no lamp is lit.',
    second: 'The last reader closes the book and the door. Whoever it was last year left a note on the table: to be continued.',
  },
});
