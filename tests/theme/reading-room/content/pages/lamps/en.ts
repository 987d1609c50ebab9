import { defineCopy } from 'wortlaut';

export default defineCopy('article', {
  meta: {
    title: 'A lamp for every chair',
    description: 'Forty chairs, forty lamps, and one switch that nobody can find.',
  },
  paragraphs: {
    first:
      'Until this winter four readers shared one lamp, and the one in the middle chose the page. Now every chair has a lamp of its own, green as the old ones were.',
    second: 'They came from a railway station that was closed. If you turn yours over, you will find the number of a platform.',
  },
});
