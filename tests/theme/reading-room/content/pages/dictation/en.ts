import { defineCopy } from 'wortlaut';

export default defineCopy('article', {
  meta: {
    title: 'An evening of dictation',
    description: 'One text, thirty pens, and a prize for the most beautiful mistake.',
  },
  paragraphs: {
    first:
      'On Friday we read a page of French aloud, slowly, and everybody writes it down. Nobody is marked. Spelling is a sport that can be watched sitting.',
    second:
      'There is a prize for the most beautiful mistake. Last year it went to a reader who gave the sea an accent, because it had one when she was a child.',
  },
});
