import { defineCopy } from 'wortlaut';

export default defineCopy('article', {
  meta: {
    title: 'What the moths left',
    description: 'We aired the carpets, and found out what lies under a reading room.',
  },
  paragraphs: {
    first:
      'Twice a century the carpets have to go out. Under ours lay eleven bookmarks, a tram ticket and a pressed violet that nobody has claimed.',
    second: 'The moths had eaten a path from the poetry to the window. We have decided to keep it: it is the shortest way to the light.',
  },
});
