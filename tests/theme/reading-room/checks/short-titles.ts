import { defineSiteRule } from 'wortlaut/node';

const most = 60;

/** ROOM0004: the catalogue of the library lists our pages by their titles, on one line each. */
export const shortTitles = defineSiteRule({
  name: 'short-titles',
  codes: {
    ROOM0004: {
      title: 'The title of a page is too long for the catalogue.',
      cause: `The catalogue of the library shows ${most} letters of a title.`,
      bad: "title: 'Opening hours of the reading room on all days of the week, in summer and winter'",
      good: "title: 'Opening hours'",
    },
  },
  run: (_site, pages) =>
    [...pages.values()]
      .filter(({ summary }) => summary.indexed && summary.title.length > most)
      .map(({ route, summary }) => ({
        code: 'ROOM0004',
        severity: 'warning',
        file: summary.titleFile,
        dataPath: ['meta', 'title'],
        address: route.path,
        message: `The title of ${route.path} has ${summary.title.length} letters, and the catalogue shows ${most}.`,
        hint: 'Shorten it.',
      })),
});
